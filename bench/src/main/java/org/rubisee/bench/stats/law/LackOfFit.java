package org.rubisee.bench.stats.law;

import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.FDistribution;

/**
 * Whether a law misses the means of the loads by more than trials of the same load differ: the F
 * test of lack of fit, on logarithms of throughput.
 *
 * @param isJudged whether loads were repeated often enough to tell
 * @param pValue how likely so great a misfit is if the law is true, from 0 to 1; NaN if not judged
 */
public record LackOfFit(boolean isJudged, double pValue) {
  private static final double LEVEL = 0.05;
  private static final int LEAST_FREEDOM = 3;

  /**
   * Tests a law.
   *
   * @param trials several of the same load
   * @param law throughput by clients
   * @param coefficients how many numbers of the law were fitted to the trials
   */
  static LackOfFit of(
      List<UniversalScalability.Point> trials, DoubleUnaryOperator law, int coefficients) {
    Map<Double, List<Double>> residuals =
        trials.stream()
            .collect(
                Collectors.groupingBy(
                    UniversalScalability.Point::clients,
                    Collectors.mapping(
                        trial -> Math.log(trial.throughput() / law.applyAsDouble(trial.clients())),
                        Collectors.toList())));
    int between = residuals.size() - coefficients;
    int within = trials.size() - residuals.size();
    if (between < 1 || within < LEAST_FREEDOM) {
      return new LackOfFit(false, Double.NaN);
    }
    double misfit = 0;
    double noise = 0;
    for (List<Double> load : residuals.values()) {
      double mean = load.stream().mapToDouble(each -> each).average().orElseThrow();
      misfit += load.size() * mean * mean;
      noise += load.stream().mapToDouble(each -> Math.pow(each - mean, 2)).sum();
    }
    double f = misfit / between / (noise / within);
    return new LackOfFit(true, FDistribution.of(between, within).survivalProbability(f));
  }

  /** Whether the law is shown not to describe the trials, at the level of 5 %. */
  public boolean isShown() {
    return isJudged && pValue < LEVEL;
  }
}
