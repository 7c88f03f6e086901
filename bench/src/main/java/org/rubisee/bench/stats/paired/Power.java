package org.rubisee.bench.stats.paired;

import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What a run can find: the one-sided test at 5 % finds a true ratio with 90 % power when its
 * logarithm is at least t(0.95) + t(0.90) standard errors.
 */
public final class Power {
  /** Level of the one-sided test. */
  public static final double LEVEL = 0.05;

  /** The probability to find the difference. */
  public static final double POWER = 0.9;

  /** More repetitions than these are no plan. */
  public static final int MOST_REPETITIONS = 10_000;

  private Power() {}

  /**
   * The smallest ratio above 1 that a run finds.
   *
   * @param variance of the log ratio
   * @param invocations k, from 1
   * @param rounds r of each invocation, from 1
   * @return infinite for one round of one invocation
   */
  public static double smallestRatio(RatioVariance variance, int invocations, int rounds) {
    return Math.exp(
        quantiles(degrees(invocations, rounds)) * variance.standardError(invocations, rounds));
  }

  /** The smallest ratio above 1 that a run with these results could have found. */
  public static double smallestRatio(MeanLogRatio observed) {
    return Math.exp(quantiles(observed.degrees()) * observed.standardError());
  }

  /**
   * How many rounds of each invocation find a ratio.
   *
   * @param variance of the log ratio
   * @param invocations k, from 1
   * @param ratio the ratio to find, for example 1.05; below 1 it counts as its reciprocal
   * @return empty when more rounds do not help: the invocations differ too much, or it would take
   *     over {@value #MOST_REPETITIONS}
   */
  public static OptionalInt rounds(RatioVariance variance, int invocations, double ratio) {
    return least(
        rounds -> smallestRatio(variance, invocations, rounds), invocations == 1 ? 2 : 1, ratio);
  }

  /**
   * How many rounds of one invocation find a ratio that holds for other starts, too, and for the
   * limit of a ratio that may still drift.
   *
   * @param betweenRounds standard deviation of the log ratio between rounds
   * @param startDeviation the same of equals between starts of the servers
   * @param ratio the ratio to find, above 1
   * @param timeOfRounds when so many rounds are measured
   * @return empty when more rounds do not help: starts differ too much, or it would take over
   *     {@value #MOST_REPETITIONS}
   */
  public static OptionalInt roundsOverStarts(
      double betweenRounds,
      double startDeviation,
      double ratio,
      IntFunction<MeasuredTime> timeOfRounds) {
    return least(
        rounds ->
            Settling.expected(
                    betweenRounds,
                    rounds,
                    new MeanLogRatio(0, betweenRounds / Math.sqrt(rounds), rounds - 1, 1)
                        .overStarts(startDeviation),
                    timeOfRounds.apply(rounds))
                .smallestRatio(),
        2,
        ratio);
  }

  /**
   * How many invocations find a ratio, at least two.
   *
   * @param variance of the log ratio, between invocations too
   * @param rounds r of each invocation, from 1
   * @param ratio the ratio to find, for example 1.05; below 1 it counts as its reciprocal
   * @return empty when it would take over {@value #MOST_REPETITIONS}
   */
  public static OptionalInt invocations(RatioVariance variance, int rounds, double ratio) {
    return least(invocations -> smallestRatio(variance, invocations, rounds), 2, ratio);
  }

  /** The least number whose smallest ratio suffices; smallest ratios fall as the number grows. */
  private static OptionalInt least(IntToDoubleFunction smallestRatio, int from, double ratio) {
    double wanted = ratio < 1 ? 1 / ratio : ratio;
    int low = from;
    int high = MOST_REPETITIONS;
    if (!(smallestRatio.applyAsDouble(high) <= wanted)) {
      return OptionalInt.empty();
    }
    while (low < high) {
      int middle = (low + high) / 2;
      if (smallestRatio.applyAsDouble(middle) <= wanted) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return OptionalInt.of(low);
  }

  private static int degrees(int invocations, int rounds) {
    return (invocations == 1 ? rounds : invocations) - 1;
  }

  private static double quantiles(int degrees) {
    return quantiles(degrees, LEVEL);
  }

  /** Standard errors from the hypothesis to what a one-sided test at a level finds. */
  static double quantiles(int degrees, double level) {
    if (degrees < 1) {
      return Double.POSITIVE_INFINITY;
    }
    TDistribution t = TDistribution.of(degrees);
    return t.inverseCumulativeProbability(1 - level) + t.inverseCumulativeProbability(POWER);
  }
}
