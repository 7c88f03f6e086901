package org.rubisee.bench.fault.site;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/**
 * A run with faults, or of soaks.
 *
 * @param plan what is measured
 * @param request what it needs besides
 */
public record LocalRun(LocalPlan plan, RunRequest request) implements PlannedRun {

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(plan.kind(), request, plan);
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
    return plan.load().sites();
  }

  /** Tiers are signalled, so they must be processes of this machine. */
  @Override
  public void check(Topology topology) {
    if (!topology.label().equals(Topology.LOCAL) || topology.database().pid().isEmpty()) {
      throw new CommandFailedException(
          "Faults and soaks need processes of this machine: leave --topology and --jdbc-url out");
    }
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    new RunFolder(folder)
        .write(
            Run.starting(
                plan.kind(),
                identity.id(),
                identity.startedAt(),
                plan.load().toRunPlan(request.command(), plan.rounds()),
                environment));
  }

  @Override
  public Units<?> units(RunContext context) {
    return plan.units(
        new TestBed(
            plan.load(),
            plan.needsLinks(),
            recipe(),
            context.topology().database(),
            context.folder(),
            context.terminal()));
  }
}
