package org.rubisee.bench.stats.paired;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/** Turns a mean log ratio into a standard normal deviate, whatever its degrees of freedom. */
public final class NormalScore {

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  private NormalScore() {}

  /** The deviate that is exceeded as probably as the mean is if the true ratio is 1. */
  public static double of(MeanLogRatio mean) {
    return mean.mean() >= 0
        ? STANDARD.inverseSurvivalProbability(mean.pValueAbove(1))
        : -STANDARD.inverseSurvivalProbability(mean.pValueBelow(1));
  }

  /** Student's t that is exceeded as probably as a deviate: the other way round. */
  public static double studentsT(double deviate, int degrees) {
    return TDistribution.of(degrees)
        .inverseSurvivalProbability(STANDARD.survivalProbability(deviate));
  }
}
