package org.rubisee.bench.stats.paired;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.stats.Holm;

/**
 * A family of metrics tested against a tolerance, one-sided at 5 %.
 *
 * <p>A metric regresses when its lower bound of NEW over BASE lies above 1, Holm-adjusted over the
 * family. It is equivalent when its upper bound lies below 1 + tolerance. The family is equivalent
 * when each metric is: to pass wrongly, the very metric that is beyond the tolerance must pass
 * wrongly, so this part needs no adjustment (intersection-union test).
 *
 * @param tolerance the largest accepted deterioration, as a share: 0.05 is 5 %
 * @param metrics the verdict on each metric, in the given order
 */
public record Regression(double tolerance, List<MetricVerdict> metrics) {
  /** Level of each one-sided test. */
  public static final double LEVEL = 0.05;

  public Regression {
    metrics = List.copyOf(metrics);
  }

  /**
   * Judges a family.
   *
   * @param startDeviation by how much the log ratio of equals varies between starts of the servers;
   *     counts if there was one start
   * @throws IllegalArgumentException if it is empty or the tolerance is not above 0
   */
  public static Regression of(double tolerance, double startDeviation, List<MetricRatios> family) {
    if (family.isEmpty() || !(tolerance > 0)) {
      throw new IllegalArgumentException("A verdict needs a metric and a tolerance above 0");
    }
    List<MeanLogRatio> means =
        family.stream()
            .map(metric -> metric.deterioration().mean().overStarts(startDeviation))
            .toList();
    double[] adjusted =
        Holm.adjusted(means.stream().mapToDouble(mean -> mean.pValueAbove(1)).toArray());
    List<MetricVerdict> verdicts = new ArrayList<>();
    for (int i = 0; i < adjusted.length; i++) {
      double beyond = means.get(i).pValueBelow(1 + tolerance);
      LogRatios ratios = family.get(i).ratios();
      verdicts.add(
          new MetricVerdict(
              family.get(i),
              RatioInterval.of(ratios.mean().overStarts(startDeviation), ratios.rounds()),
              adjusted[i],
              beyond,
              Power.smallestRatio(means.get(i)),
              verdict(adjusted[i], beyond)));
    }
    return new Regression(tolerance, verdicts);
  }

  /** The verdict on the family: its worst metric decides. */
  public Verdict verdict() {
    if (metrics.stream().anyMatch(metric -> metric.verdict() == Verdict.REGRESSION)) {
      return Verdict.REGRESSION;
    }
    return metrics.stream().allMatch(metric -> metric.verdict() == Verdict.EQUIVALENT)
        ? Verdict.EQUIVALENT
        : Verdict.CANNOT_TELL;
  }

  private static Verdict verdict(double pRegression, double pBeyondTolerance) {
    if (pRegression < LEVEL) {
      return Verdict.REGRESSION;
    }
    return pBeyondTolerance < LEVEL ? Verdict.EQUIVALENT : Verdict.CANNOT_TELL;
  }
}
