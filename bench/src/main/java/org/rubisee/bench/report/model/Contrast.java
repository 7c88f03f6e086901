package org.rubisee.bench.report.model;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.stats.Comparison;

/**
 * Two points compared in words.
 *
 * @param comparison the ratio with its interval
 * @param moreIsBetter whether a higher value is better
 * @param hindrance why there can be no verdict; empty when there can
 */
public record Contrast(Comparison comparison, boolean moreIsBetter, String hindrance) {
  private static final double LEVEL = 0.05;

  /**
   * A metric of a point against that of the baseline.
   *
   * @param metric throughput, CPU per interaction of all servers, or the 95th percentile of
   *     response time, each trial's own
   */
  public static Contrast of(Metric metric, LoadPoint baseline, LoadPoint point) {
    double[] base = baseline.values(metric);
    double[] other = point.values(metric);
    if (metric == Metric.P95 && (isInfinite(base) || isInfinite(other))) {
      return new Contrast(
          Comparison.impossible(),
          false,
          "no verdict: over 5 % of the requests of a trial got no page");
    }
    return new Contrast(
        Comparison.of(positive(base), positive(other)),
        metric.moreIsBetter(),
        hindrance(baseline, point));
  }

  /** The highest throughput of a configuration against that of the baseline. */
  public static Contrast ofPeaks(HighestThroughput baseline, HighestThroughput peak) {
    return new Contrast(
        Comparison.of(positive(baseline.throughputs()), positive(peak.throughputs())),
        true,
        hindrance(baseline.highest(), peak.highest()));
  }

  /** The same figures without a verdict, for a reason. */
  public Contrast without(String verdict) {
    return new Contrast(comparison, moreIsBetter, verdict);
  }

  /**
   * Any value against that of the baseline.
   *
   * @param value of a trial; infinite or NaN where it has none
   */
  public static Contrast of(
      LoadPoint baseline, LoadPoint point, boolean moreIsBetter, ToDoubleFunction<Trial> value) {
    double[] base = baseline.values(value);
    double[] other = point.values(value);
    if (!areFinite(base) || !areFinite(other)) {
      return new Contrast(
          Comparison.impossible(), moreIsBetter, "no verdict: a trial has no such value");
    }
    return new Contrast(
        Comparison.of(positive(base), positive(other)), moreIsBetter, hindrance(baseline, point));
  }

  private static boolean areFinite(double[] values) {
    return Arrays.stream(values).allMatch(Double::isFinite);
  }

  /** Whether there is anything to divide. */
  public static boolean isPossible(LoadPoint point) {
    return point.counted().stream().map(Trial::throughput).allMatch(x -> x > 0)
        && Arrays.stream(point.values(Metric.CPU)).allMatch(x -> x > 0);
  }

  /** Whether there is anything to divide at all loads of a plateau. */
  public static boolean isPossible(HighestThroughput peak) {
    return peak.plateau().stream().allMatch(Contrast::isPossible);
  }

  public String ratio() {
    return Double.isFinite(comparison.ratio()) ? "× " + Numbers.of(comparison.ratio()) : "–";
  }

  public String interval() {
    return Double.isFinite(comparison.high())
        ? Numbers.of(comparison.low()) + " to " + Numbers.of(comparison.high())
        : comparison.trials() == 0 ? "–" : "single trial";
  }

  /** Whether nothing stands in the way of a verdict. */
  public boolean isVerdict() {
    return hindrance.isEmpty() && comparison.isConclusive();
  }

  /**
   * How likely so great a deterioration is if the true one is within a tolerance, one-sided.
   *
   * @param tolerance the largest accepted relative deterioration, from 0 to below 1
   */
  public double pValueBeyond(double tolerance) {
    return moreIsBetter
        ? comparison.pValueBelow(1 - tolerance)
        : comparison.pValueAbove(1 + tolerance);
  }

  /** Whether the interval shows the point to be worse than the baseline. */
  public boolean isWorse() {
    return moreIsBetter ? comparison.isLower() : comparison.isHigher();
  }

  /** Whether the interval shows the point to be better than the baseline. */
  public boolean isBetter() {
    return moreIsBetter ? comparison.isHigher() : comparison.isLower();
  }

  public String verdict() {
    if (!hindrance.isEmpty()) {
      return hindrance;
    }
    if (!comparison.isJudged()) {
      return "not judged";
    }
    String words = words();
    return comparison.isConclusive()
        ? words
        : words
            + " (indicative: "
            + comparison.trials()
            + " of "
            + Comparison.TRIALS_FOR_VERDICT
            + " trials)";
  }

  /**
   * The verdict in words where several are given: a difference counts only if it is significant
   * after the adjustment.
   *
   * @param adjustedP the p-value of equality, adjusted for the number of verdicts
   */
  public String verdict(double adjustedP) {
    return isVerdict() && adjustedP > LEVEL && (isBetter() || isWorse())
        ? "no difference shown"
        : verdict();
  }

  private static String hindrance(LoadPoint baseline, LoadPoint point) {
    return baseline.isValid() && point.isValid() ? "" : "no verdict: a side has no valid trial";
  }

  private String words() {
    if (isBetter()) {
      return "better";
    }
    return isWorse() ? "worse" : "no difference shown";
  }

  private static boolean isInfinite(double[] values) {
    return Arrays.stream(values).anyMatch(Double::isInfinite);
  }

  private static double[] positive(double[] values) {
    return Arrays.stream(values).map(value -> Math.max(value, 1e-9)).toArray();
  }
}
