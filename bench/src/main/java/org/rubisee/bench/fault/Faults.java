package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
 * A run with faults: trials in each of which something fails, and controls.
 *
 * @param plan what fails, and under which load
 * @param request what it needs besides
 */
public record Faults(FaultPlan plan, FaultRequest request) implements PlannedRun {

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(
        FaultsPlan.KIND, request.command(), request.options(), FaultsPlan.of(plan));
  }

  @Override
  public String announced() {
    return plan.title() + ":\n" + plan.inWords();
  }

  @Override
  public SiteRecipe recipe() {
    return request.recipe();
  }

  @Override
  public List<SiteConfiguration> sites() {
    return plan.configurations();
  }

  @Override
  public void check(Topology topology) {
    FaultRequest.requireLocal(topology);
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    request.begin(FaultsPlan.KIND, plan, folder, identity, environment);
  }

  @Override
  public FaultUnits units(RunContext context) {
    FaultLoad load = new FaultLoad(plan.workload(), recipe());
    DatabaseTier database = context.topology().database();
    PeakSearch search =
        new PeakSearch(load, plan.phases(), plan.needsLinks(), database, context.terminal());
    return new FaultUnits(
        plan,
        context.folder(),
        new FaultTrial(plan, load, database, context.terminal())::run,
        new Peaks(context.folder(), search::search),
        context.terminal());
  }
}
