package org.rubisee.bench.stats.paired;

import org.apache.commons.statistics.distribution.TDistribution;
import org.rubisee.bench.stats.Moments;

/**
 * Whether a deterioration has settled. Two sites that are warming up have a ratio that may still
 * approach its limit while it is measured. The model is a limit, plus a drift that falls
 * exponentially with a time constant of {@link MeasuredTime#SLOWEST_SECONDS}, plus noise. The drift
 * was at most {@value #LARGEST_PERCENT} % when the warm-up began, in either direction.
 *
 * <p>The mean of the rounds and their trend are two independent values, and the drift adds a known
 * share of its size to each. So the limit is tested by the likelihood ratio, with the drift as a
 * nuisance parameter: a trend that is shown to be absent, or a mean that is larger than any such
 * drift leaves, show that the limit is above 1. The distribution of the statistic is that of a
 * drift within its bounds. A drift at its bound exceeds the level a little; so the p-value is
 * enlarged by the share of the drift that is left. Simulated: {@code SimulatedDuelsTest}.
 *
 * @param mean the mean log ratio by which NEW is worse, with its error
 * @param drift the size of the drift at the beginning of the warm-up that fits the trend best
 * @param driftError its standard error; infinite if the rounds are too few to show a trend
 * @param driftDegrees degrees of freedom of that error; 0 if it is infinite
 * @param left the mean share of the drift that is left in the rounds, 0 to 1
 * @param decay by how much that share falls within the rounds, 0 to 1
 */
public record Settling(
    MeanLogRatio mean,
    double drift,
    double driftError,
    int driftDegrees,
    double left,
    double decay) {

  /** A ratio was at most so far from its limit when the warm-up began, in percent. */
  public static final int LARGEST_PERCENT = 10;

  /** A ratio that moves by more than this share within the rounds has not settled. */
  public static final double MOST_MOVEMENT = 0.01;

  private static final double LARGEST = Math.log1p(LARGEST_PERCENT / 100.0);

  /** The ends of a 99 % interval: a duel has several metrics, and equal builds seldom move. */
  private static final double UPPER_TAIL = 0.995;

  /** Keeps rounds that do not vary at all from a division by 0. */
  private static final double LEAST_ERROR = 1e-9;

  /**
   * Fits the model.
   *
   * @param deterioration log ratios by which NEW is worse
   * @param mean their mean, with an error that may allow for other starts
   * @param time when they were measured
   */
  static Settling of(LogRatios deterioration, MeanLogRatio mean, MeasuredTime time) {
    int starts = deterioration.invocations();
    double squares = 0;
    double products = 0;
    double variation = 0;
    double left = 0;
    for (int i = 0; i < starts; i++) {
      double[] logs = deterioration.invocation(i);
      double[] shares = time.left(logs.length);
      double meanLog = Moments.of(logs).mean();
      double meanShare = Moments.of(shares).mean();
      left += meanShare / starts;
      for (int round = 0; round < logs.length; round++) {
        double log = logs[round] - meanLog;
        double share = shares[round] - meanShare;
        squares += share * share;
        products += share * log;
        variation += log * log;
      }
    }
    int degrees = deterioration.rounds() - starts - 1;
    if (degrees < 1 || squares == 0) {
      return new Settling(mean, 0, Double.POSITIVE_INFINITY, 0, left, time.decay());
    }
    double drift = products / squares;
    double rest = Math.max(0, variation - drift * products);
    double error = Math.max(LEAST_ERROR, Math.sqrt(rest / degrees / squares));
    return new Settling(mean, drift, error, degrees, left, time.decay());
  }

  /**
   * What is expected of rounds of one start whose ratio has settled.
   *
   * @param betweenRounds standard deviation of the log ratio between rounds
   * @param rounds from 1
   * @param mean their mean with its error
   */
  static Settling expected(double betweenRounds, int rounds, MeanLogRatio mean, MeasuredTime time) {
    Moments shares = Moments.of(time.left(rounds));
    double squares = rounds < 2 ? 0 : shares.variance() * (rounds - 1);
    int degrees = squares > 0 ? Math.max(0, rounds - 2) : 0;
    double error = degrees > 0 ? betweenRounds / Math.sqrt(squares) : Double.POSITIVE_INFINITY;
    return new Settling(mean, 0, error, degrees, shares.mean(), time.decay());
  }

  /** How likely rounds like these are, or clearer ones, if the limit of the ratio is at most 1. */
  public double pValueOfLimit() {
    double free = bounded(drift);
    if (!mean.isKnown() || mean.mean() - free * left <= 0) {
      return 1;
    }
    double ofMean = precision(mean.standardError());
    double ofDrift = precision(driftError);
    double information = left * left * ofMean + ofDrift;
    double explained =
        information > 0
            ? bounded((left * mean.mean() * ofMean + drift * ofDrift) / information)
            : 0;
    double unexplained = mean.mean() - explained * left;
    double statistic =
        unexplained * unexplained * ofMean
            + ((drift - explained) * (drift - explained) - (drift - free) * (drift - free))
                * ofDrift;
    double exceeded =
        TDistribution.of(mean.degrees()).survivalProbability(Math.sqrt(Math.max(0, statistic)));
    return Math.min(1, (1 + left) * exceeded);
  }

  /** By how much the ratio moved within the rounds: 0.02 is 2 % towards worse. */
  public double movement() {
    return Math.expm1(-drift * decay);
  }

  /** The lower end of the 99 % interval of the movement. */
  public double leastMovement() {
    return Math.expm1(-drift * decay - distance());
  }

  /** The upper end of the 99 % interval of the movement; infinite if nothing is known. */
  public double greatestMovement() {
    return Math.expm1(-drift * decay + distance());
  }

  /** Whether the ratio is shown to move by more than {@link #MOST_MOVEMENT}. */
  public boolean isMoving() {
    return leastMovement() > MOST_MOVEMENT || greatestMovement() < 1 / (1 + MOST_MOVEMENT) - 1;
  }

  /**
   * The smallest deterioration, as a ratio above 1, of which rounds like these show with 90 % power
   * that it is no drift: by the trend, or because it is too large for one.
   */
  double smallestRatio() {
    double both = Power.quantiles(mean.degrees(), Power.LEVEL / (1 + left));
    double byMean = both * mean.standardError() + LARGEST * left;
    double byTrend =
        left == 0 || driftDegrees == 0
            ? Double.POSITIVE_INFINITY
            : both * Math.hypot(mean.standardError(), left * driftError);
    return Math.exp(Math.min(byMean, byTrend));
  }

  private double distance() {
    return driftDegrees == 0
        ? Double.POSITIVE_INFINITY
        : TDistribution.of(driftDegrees).inverseCumulativeProbability(UPPER_TAIL)
            * driftError
            * decay;
  }

  private static double bounded(double size) {
    return Math.max(-LARGEST, Math.min(LARGEST, size));
  }

  private static double precision(double error) {
    double known = Math.max(LEAST_ERROR, error);
    return 1 / (known * known);
  }
}
