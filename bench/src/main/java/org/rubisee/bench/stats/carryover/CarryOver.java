package org.rubisee.bench.stats.carryover;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.rubisee.bench.stats.paired.Power;

/**
 * A test for carry-over in one cell: does a block take more or less when it runs directly after one
 * site than when it runs after the others?
 *
 * <p>The effect of the site before is fitted to the logarithms of the blocks beside the sites of
 * each invocation and its rounds. The statistic is the largest difference of a site against its
 * standard error. Since the bench shuffles the sites of each round, shuffling them again gives the
 * distribution of the statistic without carry-over. The noise stays with the time of its block, so
 * neighbours may vary together. The largest difference of all sites is taken in each draw, so the
 * p-value holds for all sites together.
 */
public final class CarryOver {

  /** How often the sites are shuffled again. */
  static final int DRAWS = 999;

  private static final double LEVEL = 0.05;

  /** An order that came up in a draw has the same statistic but for rounding. */
  private static final double ROUNDING = 1e-9;

  private final Fit fit;
  private final double[] scores;

  private CarryOver(Fit fit, double[] ascendingScores) {
    this.fit = fit;
    scores = ascendingScores;
  }

  /**
   * Tests one cell.
   *
   * @param sites how many there are
   * @param invocations the rounds of each invocation
   * @param seed of the shuffles
   * @return empty if it cannot be told: there are too few complete rounds, or the order of the
   *     blocks was always the same
   */
  public static Optional<CarryOver> of(int sites, List<List<Sequence>> invocations, long seed) {
    return of(sites, invocations, seed, DRAWS);
  }

  static Optional<CarryOver> of(int sites, List<List<Sequence>> invocations, long seed, int draws) {
    Optional<Design> design = Design.of(sites, invocations);
    Optional<Fit> fit = design.flatMap(Design::observed);
    if (fit.isEmpty()) {
      return Optional.empty();
    }
    Random random = new Random(seed);
    double[] scores =
        Stream.generate(() -> design.get().shuffled(random))
            .limit(draws)
            .flatMap(Optional::stream)
            .mapToDouble(Fit::largestScore)
            .sorted()
            .toArray();
    return Optional.of(new CarryOver(fit.get(), scores));
  }

  /** The site whose next blocks differ most, from 0. */
  public int site() {
    return fit.largest();
  }

  /** What a block takes after that site, over what it takes after the others. */
  public double ratio() {
    return Math.exp(fit.differences()[site()]);
  }

  /** Lower end of the ratio's 95 % interval, which holds for all sites together. */
  public double lower() {
    return Math.exp(fit.differences()[site()] - criticalScore(LEVEL) * fit.errors()[site()]);
  }

  /** Upper end of the same interval; infinite if nothing is known. */
  public double upper() {
    return Math.exp(fit.differences()[site()] + criticalScore(LEVEL) * fit.errors()[site()]);
  }

  /** How likely a largest difference like this one is without carry-over, for all sites. */
  public double pValue() {
    double reached = fit.largestScore() * (1 - ROUNDING);
    long asLarge = DoubleStream.of(scores).filter(score -> score >= reached).count();
    return (1.0 + asLarge) / (1 + scores.length);
  }

  /**
   * The smallest ratio above 1 that a carry-over of any one site must have to be found with 90 %
   * power at the level of 5 %.
   *
   * @param tests how many cells share the level, from 1
   */
  public double smallestRatio(int tests) {
    double quantiles =
        criticalScore(LEVEL / tests)
            + TDistribution.of(fit.degrees()).inverseCumulativeProbability(Power.POWER);
    double error = DoubleStream.of(fit.errors()).max().orElseThrow();
    return Math.exp(quantiles * error);
  }

  /** What a statistic must exceed for a p-value of at most this level; infinite if none can. */
  private double criticalScore(double level) {
    int mayExceed = (int) Math.floor(level * (1 + scores.length)) - 1;
    return mayExceed < 0 ? Double.POSITIVE_INFINITY : scores[scores.length - 1 - mayExceed];
  }
}
