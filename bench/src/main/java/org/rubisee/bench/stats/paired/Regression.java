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
 * <p>A regression must also hold for the limit of a ratio that may still drift ({@link Settling}):
 * the larger of both p-values counts.
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
   * @param time when the rounds were measured
   * @throws IllegalArgumentException if it is empty or the tolerance is not above 0
   */
  public static Regression of(
      double tolerance, double startDeviation, MeasuredTime time, List<MetricRatios> family) {
    if (family.isEmpty() || !(tolerance > 0)) {
      throw new IllegalArgumentException("A verdict needs a metric and a tolerance above 0");
    }
    List<Settling> settlings =
        family.stream()
            .map(MetricRatios::deterioration)
            .map(ratios -> Settling.of(ratios, ratios.mean().overStarts(startDeviation), time))
            .toList();
    double[] adjusted =
        Holm.adjusted(settlings.stream().mapToDouble(Regression::pOfRegression).toArray());
    List<MetricVerdict> verdicts = new ArrayList<>();
    for (int i = 0; i < adjusted.length; i++) {
      Settling settling = settlings.get(i);
      double beyond = settling.mean().pValueBelow(1 + tolerance);
      LogRatios ratios = family.get(i).ratios();
      verdicts.add(
          new MetricVerdict(
              family.get(i),
              RatioInterval.of(ratios.mean().overStarts(startDeviation), ratios.rounds()),
              adjusted[i],
              beyond,
              settling,
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

  /** That of a mean, and of a limit, above 1. */
  private static double pOfRegression(Settling settling) {
    return Math.max(settling.mean().pValueAbove(1), settling.pValueOfLimit());
  }

  private static Verdict verdict(double pRegression, double pBeyondTolerance) {
    if (pRegression < LEVEL) {
      return Verdict.REGRESSION;
    }
    return pBeyondTolerance < LEVEL ? Verdict.EQUIVALENT : Verdict.CANNOT_TELL;
  }
}
