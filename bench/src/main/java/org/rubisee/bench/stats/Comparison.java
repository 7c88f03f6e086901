package org.rubisee.bench.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Two sets of trials compared by the ratio of their geometric means: Welch's t on the logarithms.
 *
 * @param ratio candidate over baseline
 * @param low lower end of the ratio's 95 % confidence interval
 * @param high upper end; infinite when a side has a single trial
 * @param pValue how likely a ratio at least this far from 1 is between equals, two-sided; 1 when a
 *     side has a single trial
 * @param trials trials of the smaller side
 * @param standardError of the logarithm of the ratio; infinite when a side has a single trial
 * @param degrees degrees of freedom; NaN when a side has a single trial or neither side varies
 */
public record Comparison(
    double ratio,
    double low,
    double high,
    double pValue,
    int trials,
    double standardError,
    double degrees) {
  /** Fewer trials on a side than these give an indication, no verdict. */
  public static final int TRIALS_FOR_VERDICT = 5;

  /**
   * Compares trials.
   *
   * @param baseline one positive value per trial
   * @param candidate one positive value per trial
   * @throws IllegalArgumentException if a side is empty or a value is not positive
   */
  public static Comparison of(double[] baseline, double[] candidate) {
    Moments base = Moments.of(logs(baseline));
    Moments other = Moments.of(logs(candidate));
    Welch welch = Welch.of(base, other);
    double difference = welch.difference();
    return new Comparison(
        Math.exp(difference),
        Math.exp(difference - welch.halfWidth()),
        Math.exp(difference + welch.halfWidth()),
        welch.pValue(),
        Math.min(baseline.length, candidate.length),
        welch.standardError(),
        welch.degrees());
  }

  /** A comparison of what cannot be divided. */
  public static Comparison impossible() {
    return new Comparison(
        Double.NaN, 0, Double.POSITIVE_INFINITY, 1, 0, Double.POSITIVE_INFINITY, Double.NaN);
  }

  /** How likely a ratio this high or higher is if the true one is at most {@code limit}. */
  public double pValueAbove(double limit) {
    return survival(Math.log(ratio) - Math.log(limit));
  }

  /** How likely a ratio this low or lower is if the true one is at least {@code limit}. */
  public double pValueBelow(double limit) {
    return survival(Math.log(limit) - Math.log(ratio));
  }

  private double survival(double distance) {
    if (!Double.isFinite(standardError)) {
      return 1;
    }
    if (standardError == 0) {
      return distance > 0 ? 0 : 1;
    }
    return TDistribution.of(degrees).survivalProbability(distance / standardError);
  }

  /** Whether the candidate is shown to be higher: the whole interval lies above 1. */
  public boolean isHigher() {
    return low > 1;
  }

  /** Whether the candidate is shown to be lower: the whole interval lies below 1. */
  public boolean isLower() {
    return high < 1;
  }

  /** Whether both sides have more than one trial: of a single one nobody knows the noise. */
  public boolean isJudged() {
    return Double.isFinite(high);
  }

  /** Whether there were enough trials for a verdict; if not, it is an indication. */
  public boolean isConclusive() {
    return trials >= TRIALS_FOR_VERDICT;
  }

  private static double[] logs(double[] values) {
    return Arrays.stream(values)
        .map(
            value -> {
              if (!(value > 0) || Double.isInfinite(value)) {
                throw new IllegalArgumentException(
                    "Ratios need positive values, not " + value + ": leave that trial out");
              }
              return Math.log(value);
            })
        .toArray();
  }
}
