package org.rubisee.bench.report.duel;

import java.util.Optional;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.MeanLogRatio;
import org.rubisee.bench.stats.paired.NormalScore;
import org.rubisee.bench.stats.paired.Regression;

/**
 * What one invocation says of one metric. Between equal builds, scores are standard normal if the
 * rounds of an invocation tell its whole error.
 *
 * @param metric its name
 * @param rounds how many it rests on
 * @param ratio the deterioration, NEW over BASE; above 1 is worse
 * @param z the normal deviate of the same probability as Student's t of its rounds
 */
public record Score(String metric, int rounds, double ratio, double z) {

  /**
   * Whether the mean of this one start is worse, one-sided at 5 % and not adjusted for other
   * metrics. It allows for what starts differ by, which the score does not, and takes the ratio to
   * have settled.
   */
  boolean isAlarm() {
    return z > 0
        && ofRounds()
            .map(mean -> mean.overStarts(DuelReport.START_DEVIATION).pValueAbove(1))
            .filter(p -> p < Regression.LEVEL)
            .isPresent();
  }

  /** The mean log ratio with the error of its rounds; empty if they do not tell the error. */
  Optional<MeanLogRatio> ofRounds() {
    if (z == 0) {
      return Optional.empty();
    }
    double mean = Math.log(ratio);
    double error = Math.abs(mean) / NormalScore.studentsT(Math.abs(z), rounds - 1);
    return Optional.of(new MeanLogRatio(mean, error, rounds - 1, 1));
  }

  /** The score of log ratios; empty when they are too few or do not vary. */
  static Optional<Score> of(String metric, double... logRatios) {
    MeanLogRatio mean = LogRatios.of(new double[][] {logRatios}).mean();
    return mean.isKnown() && mean.standardError() > 0
        ? Optional.of(
            new Score(metric, logRatios.length, Math.exp(mean.mean()), NormalScore.of(mean)))
        : Optional.empty();
  }
}
