package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.FurtherRun;
import org.rubisee.bench.run.FurtherUnits;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
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
    implements FurtherRun {

  private static final String REPORT = "costs.md";

  @Override
  public String announced() {
    return "Prices, 6 minutes; then " + measured.announced() + "; then prices again, 6 minutes";
  }

  /** The probe has no results of its own. */
  @Override
  public void check(Topology topology) {
    CostProbe.probe(probed.checkout()).requireBuilt();
    measured.check(topology);
  }

  @Override
  public Units<?> units(RunContext context) throws IOException {
    return priced(measured.units(context), context);
  }

  private <U extends Unit> Units<?> priced(Units<U> units, RunContext context) {
    return new FurtherUnits<>(
        new CostUnits<>(units, context.folder(), plan.seed(), order -> prices(order, context)),
        conclusion -> explained(context, conclusion));
  }

  private UnitCosts prices(long order, RunContext context) throws InterruptedException {
    CostProbe probe = new CostProbe(probed, plan.pace(), context.terminal());
    if (holdsTopology()) {
      return probe.measure(context.topology(), order);
    }
    try (Topology where = context.opener().open(probed, context.terminal())) {
      return probe.measure(where, order);
    }
  }

  private Conclusion explained(RunContext context, Conclusion conclusion) throws IOException {
    CostReport report = plan.explained(context.folder(), context.checkout());
    plan.report(context.folder(), context.checkout()).write(context.folder());
    Path file = context.folder().resolve(REPORT);
    Files.writeString(file, report.markdown());
    List<String> lines = new ArrayList<>(conclusion.lines());
    lines.add(report.markdown());
    lines.add("Costs:   " + file);
    return new Conclusion(lines, conclusion.report(), conclusion.exitCode());
  }
}
