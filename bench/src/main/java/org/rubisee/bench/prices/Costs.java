package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/**
 * A run with prices: they are measured before and after the run that they explain.
 *
 * @param plan what is measured
 * @param measured the run that is explained
 * @param probed how the servers of the probe are started
 * @param stored the plan as it is kept
 */
public record Costs(CostsPlan plan, PlannedRun measured, SiteRecipe probed, StoredPlan stored)
    implements PlannedRun {

  @Override
  public String announced() {
    return "Prices, 6 minutes; then " + measured.announced() + "; then prices again, 6 minutes";
  }

  @Override
  public SiteRecipe recipe() {
    return measured.recipe();
  }

  /** Those that are explained. The probe has no results of its own. */
  @Override
  public List<SiteConfiguration> sites() {
    return measured.sites();
  }

  @Override
  public void check(Topology topology) {
    CostProbe.probe(probed.checkout()).requireBuilt();
    measured.check(topology);
  }

  @Override
  public boolean holdsTopology() {
    return measured.holdsTopology();
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    measured.begin(folder, identity, environment, topology);
  }

  @Override
  public CostUnits<?> units(RunContext context) throws IOException {
    return new CostUnits<>(this, measured.units(context), context);
  }
}
