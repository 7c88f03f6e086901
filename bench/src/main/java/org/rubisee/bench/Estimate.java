package org.rubisee.bench;

import java.time.Duration;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Implementation;

/** How long a plan will take, from what its parts took on a machine with two cores. */
final class Estimate {

  /** Restore, start of a web server, first page, audit, stop. */
  private static final double TRIAL_SECONDS = 16;

  /** Start and stop of an application server. */
  private static final double APP_TIER_SECONDS = 9;

  /** Loading the papers' data for the first time. */
  private static final double PAPER_LOAD_SECONDS = 150;

  /** Restoring the papers' data once. */
  private static final double PAPER_RESTORE_SECONDS = 20;

  private static final double START_SECONDS = 5;

  private Estimate() {}

  static Duration of(ExperimentPlan plan, Scale scale) {
    double share = Math.max(scale.users() / 1e6, (scale.items() + scale.oldItems()) / 533e3);
    double seconds = START_SECONDS + share * PAPER_LOAD_SECONDS;
    for (TrialPoint point : plan.order()) {
      seconds +=
          plan.load().profile().totalSeconds()
              + overheadSeconds(plan.configuration(point).implementation())
              + share * PAPER_RESTORE_SECONDS;
    }
    return Duration.ofSeconds(Math.round(seconds));
  }

  /** What a trial costs besides its phases. */
  static double overheadSeconds(Implementation implementation) {
    return TRIAL_SECONDS + (implementation.hasAppTier() ? APP_TIER_SECONDS : 0);
  }

  /** For example {@code 4 min 10 s}. */
  static String inWords(Duration duration) {
    String hours = duration.toHours() > 0 ? duration.toHours() + " h " : "";
    String minutes = duration.toMinutes() > 0 ? duration.toMinutesPart() + " min " : "";
    return hours + minutes + duration.toSecondsPart() + " s";
  }
}
