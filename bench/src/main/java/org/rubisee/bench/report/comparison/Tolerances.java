package org.rubisee.bench.report.comparison;

import java.util.Map;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.settings.Text;

/**
 * Changes for the worse that are borne when two runs are compared.
 *
 * @param shares metric to relative change, from 0 to below 1; a metric that is missing bears none
 */
public record Tolerances(Map<Metric, Double> shares) {
  private static final double PERCENT = 100;

  /**
   * Copies the map.
   *
   * @throws IllegalArgumentException if a share is out of range
   */
  public Tolerances {
    shares.forEach(
        (metric, share) -> {
          if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException(
                "A tolerance is a percentage from 0 to below 100, not "
                    + PERCENT * share
                    + " for "
                    + metric.label());
          }
        });
    shares = Map.copyOf(shares);
  }

  /** What is borne of a metric, as a share. */
  public double of(Metric metric) {
    return shares.getOrDefault(metric, 0.0);
  }

  /** In words, for example {@code cpu 5 %, throughput 2 %, p95 0 %}. */
  @Override
  public String toString() {
    return LoadPoint.METRICS.stream()
        .map(
            metric ->
                Text.of("%s %.3g %%", metric.label(), PERCENT * of(metric))
                    .replaceAll("(\\.\\d*?)0+ %", "$1 %")
                    .replace(". %", " %"))
        .collect(Collectors.joining(", "));
  }
}
