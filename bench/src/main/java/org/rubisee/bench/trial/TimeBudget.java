package org.rubisee.bench.trial;

import java.time.Duration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.experiment.schedule.Step;
import org.rubisee.bench.results.TrialPoint;

/**
 * Keeps a run within its time: what would end too late is left out. The first trial of each point
 * of turn 0 never is, and of a further round of known points all or nothing.
 */
final class TimeBudget {

  private final long limitSeconds;
  private final ToDoubleFunction<TrialPoint> estimatedSeconds;
  private double expectedSeconds;
  private double spentSeconds;

  /**
   * A limit, or none.
   *
   * @param limitSeconds 0: none
   * @param estimatedSeconds what a trial is expected to take
   */
  TimeBudget(long limitSeconds, ToDoubleFunction<TrialPoint> estimatedSeconds) {
    this.limitSeconds = limitSeconds;
    this.estimatedSeconds = estimatedSeconds;
  }

  /** A trial took so long. */
  void spent(TrialPoint point, Duration time) {
    expectedSeconds += estimatedSeconds.applyAsDouble(point);
    spentSeconds += time.toMillis() / 1000.0;
  }

  /**
   * Whether a trial may begin.
   *
   * @param rest the known trials that follow, itself first; empty in a search
   * @param elapsed since the begin of the run
   */
  boolean allows(Step next, List<TrialPoint> rest, Duration elapsed) {
    boolean optional = next.turn() > 0 || next.point().repetition() > 1;
    if (limitSeconds == 0 || !optional) {
      return true;
    }
    double needed =
        rest.stream()
            .limit(next.point().repetition() > 1 ? Long.MAX_VALUE : 1)
            .filter(point -> point.repetition() == next.point().repetition())
            .mapToDouble(estimatedSeconds)
            .sum();
    double least = Math.max(needed, estimatedSeconds.applyAsDouble(next.point()));
    return elapsed.toMillis() / 1000.0 + least * pace() <= limitSeconds;
  }

  /** How much longer than expected trials take here; 1 before the first. */
  double pace() {
    return expectedSeconds == 0 ? 1 : spentSeconds / expectedSeconds;
  }
}
