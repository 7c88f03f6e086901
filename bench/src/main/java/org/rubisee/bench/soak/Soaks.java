package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.FaultRequest;
import org.rubisee.bench.fault.peak.PeakSearch;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/**
 * A run of soaks: each site under load for so long that it shows what grows.
 *
 * @param plan which sites are soaked, and how
 * @param request what it needs besides
 */
public record Soaks(SoakPlan plan, FaultRequest request) implements PlannedRun {

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(SoaksPlan.KIND, request.command(), request.options(), SoaksPlan.of(plan));
  }

  @Override
  public String announced() {
    return plan.load().title() + ":\n" + plan.inWords();
  }

  @Override
  public SiteRecipe recipe() {
    return request.recipe();
  }

  @Override
  public List<SiteConfiguration> sites() {
    return plan.load().configurations();
  }

  @Override
  public void check(Topology topology) {
    FaultRequest.requireLocal(topology);
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    request.begin(SoaksPlan.KIND, plan.load(), folder, identity, environment);
  }

  @Override
  public SoakUnits units(RunContext context) {
    FaultPlan load = plan.load();
    DatabaseTier database = context.topology().database();
    PeakSearch search =
        new PeakSearch(
            new FaultLoad(load.workload(), recipe()),
            load.phases(),
            false,
            database,
            context.terminal());
    return new SoakUnits(
        plan,
        context.folder(),
        new SoakTrial(load, recipe(), database, context.terminal())::run,
        new Peaks(context.folder(), search::search),
        context.terminal());
  }
}
