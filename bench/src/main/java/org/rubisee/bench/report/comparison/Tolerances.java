package org.rubisee.bench.report.comparison;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Changes for the worse that are borne when two runs are compared.
 *
 * @param shares measure to relative change, from 0 to below 1; a measure that is missing bears none
 */
public record Tolerances(Map<Measure, Double> shares) {
  private static final double PERCENT = 100;

  /**
   * Copies the map.
   *
   * @throws IllegalArgumentException if a share is out of range
   */
  public Tolerances {
    shares.forEach(
        (measure, share) -> {
          if (!(share >= 0 && share < 1)) {
            throw new IllegalArgumentException(
                "A tolerance is a percentage from 0 to below 100, not "
                    + PERCENT * share
                    + " for "
                    + measure.label());
          }
        });
    shares = Map.copyOf(shares);
  }

  /** The same for every measure. */
  public static Tolerances same(double share) {
    Map<Measure, Double> shares = new EnumMap<>(Measure.class);
    Arrays.stream(Measure.values()).forEach(measure -> shares.put(measure, share));
    return new Tolerances(shares);
  }

  /** What is borne of a measure, as a share. */
  public double of(Measure measure) {
    return shares.getOrDefault(measure, 0.0);
  }

  /** In words, for example {@code cpu 5 %, throughput 2 %, p95 0 %}. */
  @Override
  public String toString() {
    return Arrays.stream(Measure.values())
        .map(
            measure ->
                String.format(Locale.ROOT, "%s %.3g %%", measure.label(), PERCENT * of(measure))
                    .replaceAll("(\\.\\d*?)0+ %", "$1 %")
                    .replace(". %", " %"))
        .collect(Collectors.joining(", "));
  }
}
