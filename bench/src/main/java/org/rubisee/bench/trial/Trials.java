package org.rubisee.bench.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.settings.SiteSettings;
import org.rubisee.settings.Text;

/**
 * A run of trials: each has restored data, restarted servers and a number of clients who think.
 *
 * @param plan what is measured
 * @param request what it needs besides
 * @param rules by which the samples of profiled trials are sorted
 */
public record Trials(TrialsPlan plan, RunRequest request, BreakdownRules rules)
    implements PlannedRun {

  /** A run whose profiled trials are sorted by the standard rules. */
  public Trials(TrialsPlan plan, RunRequest request) {
    this(plan, request, BreakdownRules.standard());
  }

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(TrialsPlan.KIND, request, plan);
  }

  @Override
  public String announced() {
    return TrialEstimate.announced(plan, recipe().plan());
  }

  @Override
  public SiteRecipe recipe() {
    return request.recipe();
  }

  @Override
  public List<SiteConfiguration> sites() {
    return plan.sites();
  }

  @Override
  public int clientsOfAnEmulator() {
    int most = plan.agenda().points().stream().mapToInt(PlannedPoint::clients).max().orElse(0);
    return (most + emulators() - 1) / emulators();
  }

  @Override
  public int emulators() {
    return plan.load().processes();
  }

  /** A plan that is resumed or repeated may have been made for other load machines. */
  @Override
  public void check(Topology topology) {
    if (!topology.loadMachines().isEmpty()) {
      requireShortOrders();
    }
    int planned = plan.load().processes();
    int there = topology.loadMachines().stream().mapToInt(LoadMachine::processes).sum();
    if (there > 0 && there != planned) {
      throw new CommandFailedException(
          Text.of(
              "The run was planned for %d load processes, and 'clients' in the hosts file names %d: change 'processes' there",
              planned, there));
    }
  }

  private void requireShortOrders() {
    int bytes = plan.load().arrivals().schedule().length() + plan.load().table().text().length();
    if (bytes > EmulatorOrder.MOST_LOAD_BYTES) {
      throw new CommandFailedException(
          Text.of(
              "Schedule and table of transitions have %d bytes, and agents of load machines take"
                  + " %d: give the schedule fewer steps (about 15,000 fit), or take 'clients' out"
                  + " of the hosts file",
              bytes, EmulatorOrder.MOST_LOAD_BYTES));
    }
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    boolean legacyClient =
        Boolean.parseBoolean(
            recipe().siteSettings().getOrDefault(SiteSettings.PREFIX + "legacy-client", "false"));
    TrialsFolder.begin(
        folder,
        Run.starting(
            TrialsFolder.KIND,
            identity.id(),
            identity.startedAt(),
            plan.toRunPlan(request.command(), topology, legacyClient),
            environment));
  }

  @Override
  public TrialUnits units(RunContext context) throws IOException {
    return new TrialUnits(this, context);
  }
}
