package org.rubisee.bench.experiment;

import java.time.Duration;
import java.util.List;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.Phases;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

/**
 * The plan of the quickstart. Its time grows with the number of implementations more slowly than
 * their number: trials first become fewer, then shorter.
 */
public final class QuickPlan {

  /** What one implementation may take, without the load of the data. */
  private static final double FIRST_BUDGET_SECONDS = 240;

  /** What each further one may take: six stay under twelve minutes. */
  private static final double NEXT_BUDGET_SECONDS = 84;

  /** For the load of the data and the report. */
  private static final double RESERVE_SECONDS = 40;

  private static final int MOST_TRIALS = 3;
  private static final double WARM_UP_SHARE = 0.3;
  private static final double LEAST_PHASES_SECONDS = 18;
  private static final double MOST_PHASES_SECONDS = 40;
  private static final double COOL_DOWN_SECONDS = 1;

  /** Enough for plots, and well below what a small machine can sustain. */
  private static final int CLIENTS = 400;

  /** The same where pages are made of hundreds of remote calls. */
  private static final int CLIENTS_WITH_APP_TIER = 100;

  private static final long SEED = 1;

  private QuickPlan() {}

  public static ExperimentPlan of(
      String command, List<Implementation> implementations, Knobs knobs) {
    List<Mix> mixes = List.of(Mix.BROWSING, Mix.BIDDING);
    int trials = MOST_TRIALS;
    while (trials > 1 && phasesSeconds(implementations, mixes, trials) < LEAST_PHASES_SECONDS) {
      trials--;
    }
    double seconds =
        Math.max(
            LEAST_PHASES_SECONDS,
            Math.min(MOST_PHASES_SECONDS, phasesSeconds(implementations, mixes, trials)));
    double warmUp = Math.round(seconds * WARM_UP_SHARE);
    Phases phases =
        new Phases(
            "quickstart",
            warmUp,
            Math.floor(seconds - warmUp - COOL_DOWN_SECONDS),
            COOL_DOWN_SECONDS);
    return ExperimentPlan.of(
            command,
            SiteConfiguration.of(implementations, knobs),
            new ExperimentPlan.Load(phases, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
            Agenda.of(points(implementations, mixes), trials, SEED))
        .within(
            Duration.ofSeconds(
                Math.round(
                    FIRST_BUDGET_SECONDS
                        + RESERVE_SECONDS
                        + NEXT_BUDGET_SECONDS * (implementations.size() - 1))));
  }

  private static List<PlannedPoint> points(List<Implementation> implementations, List<Mix> mixes) {
    int clients = clients(implementations);
    return implementations.stream()
        .flatMap(
            known ->
                mixes.stream().map(mix -> new PlannedPoint(known.name(), mix.label(), clients)))
        .toList();
  }

  /** One number, so that all meet the same load. */
  private static int clients(List<Implementation> implementations) {
    return implementations.stream().anyMatch(Implementation::hasAppTier)
        ? CLIENTS_WITH_APP_TIER
        : CLIENTS;
  }

  /** What the phases of a trial may take so that all trials fit into the budget. */
  private static double phasesSeconds(
      List<Implementation> implementations, List<Mix> mixes, int trials) {
    double budget = FIRST_BUDGET_SECONDS + NEXT_BUDGET_SECONDS * (implementations.size() - 1);
    double overhead =
        implementations.stream().mapToDouble(Estimate::overheadSeconds).sum()
            * mixes.size()
            * trials;
    return (budget - overhead) / (implementations.size() * mixes.size() * trials);
  }
}
