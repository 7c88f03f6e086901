package org.rubisee.bench.stats.paired;

import java.util.Collection;
import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.rubisee.bench.stats.Moments;

/**
 * By how much the log ratio of a metric deviates between starts of the servers, beyond the error
 * that the rounds of each start show.
 *
 * @param estimate standard deviation, of logarithms (0.01 is about 1 %); at least 0
 * @param lower lower end of its 95 % interval, at least 0
 * @param upper upper end of its 95 % interval
 */
public record StartDeviation(double estimate, double lower, double upper) {

  private static final double TAIL = 0.025;

  /**
   * Estimates it by the method of moments: the variance of starts less the mean square of their
   * standard errors. The interval is that of chi-square for the variance of starts.
   *
   * @param duels the starts of each, all with a known error. Several starts deviate from their
   *     mean, a single one from the log ratio of equal builds, which is 0.
   * @throws IllegalArgumentException if there is none, or one has no start
   */
  public static StartDeviation of(Collection<List<MeanLogRatio>> duels) {
    if (duels.isEmpty() || duels.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("Starts differ only where there are some: give duels");
    }
    double squares = 0;
    int degrees = 0;
    for (List<MeanLogRatio> starts : duels) {
      int own = Math.max(1, starts.size() - 1);
      squares += own * variance(starts);
      degrees += own;
    }
    double ofRounds =
        duels.stream()
            .flatMap(List::stream)
            .mapToDouble(start -> start.standardError() * start.standardError())
            .average()
            .orElseThrow();
    ChiSquaredDistribution chiSquare = ChiSquaredDistribution.of(degrees);
    return new StartDeviation(
        beyond(ofRounds, squares / degrees),
        beyond(ofRounds, squares / chiSquare.inverseSurvivalProbability(TAIL)),
        beyond(ofRounds, squares / chiSquare.inverseCumulativeProbability(TAIL)));
  }

  private static double variance(List<MeanLogRatio> starts) {
    return starts.size() == 1
        ? starts.get(0).mean() * starts.get(0).mean()
        : Moments.of(starts.stream().mapToDouble(MeanLogRatio::mean).toArray()).variance();
  }

  private static double beyond(double ofRounds, double variance) {
    return Math.sqrt(Math.max(0, variance - ofRounds));
  }
}
