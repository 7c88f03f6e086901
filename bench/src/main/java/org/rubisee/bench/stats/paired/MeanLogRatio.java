package org.rubisee.bench.stats.paired;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The mean log ratio with its standard error: Student's t on the means of the highest level of
 * repetition that there is. With several invocations that level is the invocation, so correlation
 * between the rounds of an invocation does no harm (Kalibera and Jones, ISMM 2013). With one it is
 * the round, and the figure describes this start of the servers only.
 *
 * @param mean the mean over invocations of their mean log ratio
 * @param standardError of the mean; infinite for a single value
 * @param degrees degrees of freedom; 0 for a single value
 * @param invocations how many starts of the servers it rests on
 */
public record MeanLogRatio(double mean, double standardError, int degrees, int invocations) {

  /** A value of whose error nothing is known. */
  static MeanLogRatio ofSingleValue(double value) {
    return new MeanLogRatio(value, Double.POSITIVE_INFINITY, 0, 1);
  }

  /** Whether the error is known at all. */
  public boolean isKnown() {
    return degrees > 0;
  }

  /**
   * The same with an error that covers other starts, too. The rounds of one start do not show how
   * starts differ, so that has to be known from elsewhere; with several starts their differences
   * are in the error already.
   *
   * @param startDeviation standard deviation of the log ratio of equals between starts of the
   *     servers (0.01 is about 1 %)
   */
  public MeanLogRatio overStarts(double startDeviation) {
    return invocations == 1
        ? new MeanLogRatio(mean, Math.hypot(standardError, startDeviation), degrees, invocations)
        : this;
  }

  /** How likely a mean this high or higher is if the true ratio is at most this one. */
  public double pValueAbove(double ratio) {
    return survival(mean - Math.log(ratio));
  }

  /** How likely a mean this low or lower is if the true ratio is at least this one. */
  public double pValueBelow(double ratio) {
    return survival(Math.log(ratio) - mean);
  }

  /** How likely a mean this far from equality is between equals, two-sided. */
  public double pValueOfEquality() {
    return Math.min(1, 2 * Math.min(pValueAbove(1), pValueBelow(1)));
  }

  /** Distance from the mean to the bound that lies this far out in the distribution. */
  double distance(double probability) {
    return standardError > 0 && isKnown()
        ? TDistribution.of(degrees).inverseCumulativeProbability(probability) * standardError
        : standardError;
  }

  private double survival(double distance) {
    if (!isKnown()) {
      return 1;
    }
    if (standardError == 0) {
      return distance > 0 ? 0 : 1;
    }
    return TDistribution.of(degrees).survivalProbability(distance / standardError);
  }
}
