package org.rubisee.bench.stats.paired;

import java.util.Arrays;
import org.rubisee.bench.stats.Moments;

/**
 * Logarithms of the ratios of neighbouring blocks, rival over baseline: one per round, grouped by
 * invocation. Invocations may differ in their number of rounds. Immutable.
 */
public final class LogRatios {
  private final double[][] values;

  private LogRatios(double[][] values) {
    this.values = values;
  }

  /**
   * Takes log ratios.
   *
   * @param perInvocation the log ratios of each invocation, in the order of its rounds
   * @throws IllegalArgumentException if there is no invocation, if one has no round, or if a value
   *     is not finite
   */
  public static LogRatios of(double[][] perInvocation) {
    if (perInvocation.length == 0) {
      throw new IllegalArgumentException("A comparison needs at least one invocation");
    }
    double[][] copy = new double[perInvocation.length][];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = perInvocation[i].clone();
      if (copy[i].length == 0) {
        throw new IllegalArgumentException("Invocation " + (i + 1) + " has no round: leave it out");
      }
      if (!Arrays.stream(copy[i]).allMatch(Double::isFinite)) {
        throw new IllegalArgumentException(
            "A log ratio is not finite: leave rounds without a positive value out");
      }
    }
    return new LogRatios(copy);
  }

  /** The same with baseline and rival exchanged. */
  public LogRatios inverse() {
    return new LogRatios(
        Arrays.stream(values)
            .map(rounds -> Arrays.stream(rounds).map(value -> -value).toArray())
            .toArray(double[][]::new));
  }

  /**
   * The same as if all rounds were of one invocation, so that an interval holds for these starts.
   */
  public LogRatios ofTheseStarts() {
    return new LogRatios(
        new double[][] {Arrays.stream(values).flatMapToDouble(Arrays::stream).toArray()});
  }

  /** The number of invocations, from 1. */
  public int invocations() {
    return values.length;
  }

  /** Rounds of all invocations together. */
  public int rounds() {
    return Arrays.stream(values).mapToInt(rounds -> rounds.length).sum();
  }

  /** Log ratios of an invocation, in the order of its rounds. */
  public double[] invocation(int index) {
    return values[index].clone();
  }

  /** The mean with its standard error, by the levels that the data has. */
  public MeanLogRatio mean() {
    double[] sample = values.length == 1 ? values[0] : invocationMeans();
    Moments moments = Moments.of(sample);
    return sample.length < 2
        ? MeanLogRatio.ofSingleValue(moments.mean())
        : new MeanLogRatio(
            moments.mean(), Math.sqrt(moments.varianceOfMean()), sample.length - 1, values.length);
  }

  /** The mean of each invocation. */
  double[] invocationMeans() {
    return Arrays.stream(values).mapToDouble(rounds -> Moments.of(rounds).mean()).toArray();
  }

  /** The mean over invocations of the variance of the invocation's mean, from its own rounds. */
  double varianceOfInvocationMeans() {
    double pooled = varianceOfRounds();
    return Arrays.stream(values)
        .mapToDouble(rounds -> pooled / rounds.length)
        .average()
        .orElseThrow();
  }

  /** Variance of rounds about the mean of their invocation; NaN with one round each. */
  double varianceOfRounds() {
    double squares = 0;
    int degrees = 0;
    for (double[] rounds : values) {
      squares += Moments.of(rounds).variance() * (rounds.length - 1);
      degrees += rounds.length - 1;
    }
    return degrees == 0 ? Double.NaN : squares / degrees;
  }
}
