package org.rubisee.bench.trial;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.load.LoadSpec;

/**
 * What is measured in trials.
 *
 * @param sites what is compared, each with a name of its own
 * @param load what the clients do, and for how long
 * @param agenda which trials, and the seed of their order
 * @param budgetSeconds when this much time would not be enough, further repetitions and points of
 *     later turns are left out; the first trial of every point of turn 0 never is. 0: no limit
 * @param forConclusions false for a first look
 * @param experiment the name of the experiment; empty for a run that follows none
 * @param figures the experiment's views
 */
public record TrialsPlan(
    List<SiteConfiguration> sites,
    LoadSpec load,
    Agenda agenda,
    long budgetSeconds,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures)
    implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "trials";

  /** Far more than anybody waits for; a damaged number must not fill the memory with an order. */
  private static final int MOST_TRIALS = 10_000;

  /** Schedules that are no files. */
  private static final Pattern WRITTEN_OUT =
      Pattern.compile("(?:constant|steps|sine|flash-crowd):.*");

  public TrialsPlan {
    sites = List.copyOf(sites);
    figures = List.copyOf(figures);
  }

  /** A plan that follows no experiment. */
  public static TrialsPlan of(
      List<SiteConfiguration> sites, LoadSpec load, Agenda agenda, boolean forConclusions) {
    return new TrialsPlan(sites, load, agenda, 0, forConclusions, "", List.of());
  }

  /** All trials that are known beforehand, in the order in which they are run. */
  public List<TrialPoint> order() {
    return agenda.order();
  }

  /** The order of all trials, with searches for the think time of this load. */
  public Schedule schedule() {
    return agenda.schedule(load.pace().thinkSeconds());
  }

  /** What the clients of a trial do: the same draws for all sites, new ones each time. */
  public Workload workload(TrialPoint point) {
    return Workload.of(
        load, point.mix(), new Random(agenda.seed() + point.repetition()).nextLong() >>> 1);
  }

  /** The same in the words of results. */
  public RunPlan toRunPlan(String command, String topology, boolean legacyClient) {
    return new RunPlan(
        command,
        configurations(),
        mixes(),
        agenda.points().stream().map(PlannedPoint::clients).sorted().distinct().toList(),
        agenda.trials(),
        load,
        legacyClient,
        topology,
        agenda.seed(),
        forConclusions,
        experiment,
        figures);
  }

  /** The mixes of all trials, in the order of the application. */
  private List<String> mixes() {
    return Stream.concat(
            agenda.points().stream().map(PlannedPoint::mix),
            agenda.searched().stream().map(SweepSchedule.Series::mix))
        .distinct()
        .sorted(Comparator.comparing(load::mix))
        .toList();
  }

  public SiteConfiguration site(TrialPoint point) {
    return sites.stream()
        .filter(known -> known.name().equals(point.configuration()))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public List<Configuration> configurations() {
    return sites.stream().map(SiteConfiguration::toResult).toList();
  }

  @Override
  public List<String> choices() {
    List<String> choices = new ArrayList<>();
    addFile(choices, "--schedule", load.arrivals().schedule());
    addFile(choices, "--node-schedule", load.nodes().schedule());
    return choices;
  }

  private static void addFile(List<String> choices, String option, String schedule) {
    if (!schedule.isEmpty() && !WRITTEN_OUT.matcher(schedule).matches()) {
      choices.add(option + "=" + schedule);
    }
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    return TrialReport.of(TrialsFolder.open(folder), checkout.ledgers());
  }

  @Override
  public void requireMeasurable() {
    Arrivals.of(load.arrivals());
    NodeSchedule.of(load);
    require(load.processes() >= 1, "processes must be 1 or greater");
    require(budgetSeconds >= 0, "budgetSeconds must be 0 or greater");
    require(
        agenda.trials() >= 1 && agenda.trials() <= MOST_TRIALS,
        "trials must be from 1 to " + MOST_TRIALS);
    for (PlannedPoint point : agenda.points()) {
      require(point.clients() >= 1, "clients must be 1 or greater");
      requireKnown(point.configuration(), point.mix());
    }
    Stream.concat(agenda.searched().stream(), agenda.pastPeak().stream())
        .forEach(curve -> requireKnown(curve.configuration(), curve.mix()));
  }

  private void requireKnown(String site, String mix) {
    require(
        sites.stream().anyMatch(known -> known.name().equals(site)),
        "the site '" + site + "' is missing");
    Workload.of(load, mix, 0);
  }

  @Override
  public Trials toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    return new Trials(this, stored.request(recipe));
  }
}
