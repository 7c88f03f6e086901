package org.rubisee.bench.stats.paired;

import org.rubisee.bench.stats.Moments;

/**
 * How much the log ratio of two sites varies at each level of repetition.
 *
 * @param betweenInvocations standard deviation between starts of the servers, of logarithms (0.05
 *     is about 5 %); NaN when there was one start only
 * @param betweenRounds standard deviation between the rounds of one start
 */
public record RatioVariance(double betweenInvocations, double betweenRounds) {

  /**
   * Estimates both by the method of moments. The variance of rounds is subtracted from that of
   * invocation means; a negative difference counts as 0. The variance of rounds is NaN if no
   * invocation has two.
   */
  public static RatioVariance of(LogRatios ratios) {
    double rounds = ratios.varianceOfRounds();
    if (ratios.invocations() < 2) {
      return new RatioVariance(Double.NaN, Math.sqrt(rounds));
    }
    double means = Moments.of(ratios.invocationMeans()).variance();
    double own = Double.isNaN(rounds) ? 0 : ratios.varianceOfInvocationMeans();
    return new RatioVariance(Math.sqrt(Math.max(0, means - own)), Math.sqrt(rounds));
  }

  /**
   * The standard error of the mean log ratio of a run.
   *
   * @param invocations k; with 1, the variance between invocations does not count, because the
   *     ratio is that of this start
   * @param rounds r, rounds of each invocation
   * @throws IllegalArgumentException if several invocations are asked for and their variance is not
   *     known
   */
  public double standardError(int invocations, int rounds) {
    double ofMean = betweenRounds * betweenRounds / rounds;
    if (invocations == 1) {
      return Math.sqrt(ofMean);
    }
    if (Double.isNaN(betweenInvocations)) {
      throw new IllegalArgumentException(
          "The variance between invocations is unknown: measure at least two");
    }
    return Math.sqrt((betweenInvocations * betweenInvocations + ofMean) / invocations);
  }
}
