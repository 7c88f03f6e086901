package org.rubisee.bench.trial;

import java.time.Duration;
import java.util.List;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.run.Durations;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.schema.DataPlan;
import org.rubisee.settings.Text;

/**
 * How long a plan will take, from what its parts took on a machine with two cores. Warm-ups that
 * end when the system is steady count as long as they may last.
 */
public final class TrialEstimate {

  /** Restore, start of a web server, first page, audit, stop. */
  private static final double TRIAL_SECONDS = 16;

  /** Start and stop of an application server. */
  private static final double APP_TIER_SECONDS = 9;

  /** The papers' data, MiB. */
  private static final double PAPER_MIB = 1_400;

  /** Loading it for the first time. */
  private static final double PAPER_LOAD_SECONDS = 150;

  /** Restoring it once. */
  private static final double PAPER_RESTORE_SECONDS = 20;

  /** Writing and reading the recordings of a profiled trial. */
  private static final double PROFILER_SECONDS = 4;

  private static final double START_SECONDS = 5;

  private TrialEstimate() {}

  public static Duration of(TrialsPlan plan, DataPlan data) {
    double seconds = START_SECONDS + share(data) * PAPER_LOAD_SECONDS;
    for (TrialPoint point : plan.order()) {
      seconds += trialSeconds(plan, point, data);
    }
    for (SweepSchedule.Series curve : plan.agenda().searched()) {
      TrialPoint any = new TrialPoint(1, curve.configuration(), curve.mix(), 1, 1);
      seconds +=
          SweepSchedule.USUAL_POINTS * plan.agenda().trials() * trialSeconds(plan, any, data);
    }
    for (SweepSchedule.Series curve : plan.agenda().pastPeak()) {
      TrialPoint any = new TrialPoint(1, curve.configuration(), curve.mix(), 1, 1, true);
      seconds += trialSeconds(plan, any, data);
    }
    return Duration.ofSeconds(Math.round(seconds));
  }

  /** The number of trials and the time they take, as it is said before they begin. */
  public static String announced(TrialsPlan plan, DataPlan data) {
    int trials = plan.schedule().expectedTrials(List.of());
    Duration needed = of(plan, data);
    return Text.of(
        "%s%d trials, %s %s%s",
        plan.agenda().searched().isEmpty() ? "" : "as far as can be told before the search: ",
        trials,
        plan.load().phases().warmUp().isUntilSteady() ? "at most about" : "about",
        Durations.inWords(needed),
        plan.budgetSeconds() == 0 || plan.budgetSeconds() >= needed.toSeconds()
            ? ""
            : "; what would end after "
                + Durations.inWords(Duration.ofSeconds(plan.budgetSeconds()))
                + " is left out");
  }

  /** What a trial will take, all in all. */
  public static double trialSeconds(TrialsPlan plan, TrialPoint point, DataPlan data) {
    return plan.load().phases().totalSeconds()
        + overheadSeconds(plan.site(point))
        + (point.profiled() ? PROFILER_SECONDS : 0)
        + share(data) * PAPER_RESTORE_SECONDS;
  }

  private static double share(DataPlan data) {
    return data.mebibytes() / PAPER_MIB;
  }

  /** How long a trial takes besides its phases. */
  static double overheadSeconds(SiteConfiguration configuration) {
    boolean hasAppServer =
        configuration.implementation().hasAppTier() && !configuration.knobs().isCoLocated();
    return TRIAL_SECONDS + (hasAppServer ? APP_TIER_SECONDS : 0);
  }
}
