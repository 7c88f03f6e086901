package org.rubisee.bench.report.estimate;

import java.util.Optional;
import org.rubisee.bench.report.plot.SeriesStyle;

/**
 * What a run says of one metric of one site under one load.
 *
 * @param subject the site
 * @param load mix and load
 * @param metric what was measured
 * @param value its value
 * @param ratio to the site that others are compared with; exactly 1 of that one; empty if there is
 *     none
 * @param counts whether all gates passed without which it does not count
 */
public record Estimate(
    Subject subject,
    Load load,
    Metric metric,
    Interval value,
    Optional<Interval> ratio,
    boolean counts) {

  /**
   * What is measured.
   *
   * @param title its name
   * @param style how it is drawn
   */
  public record Subject(String title, SeriesStyle style) {}

  /**
   * Under which load.
   *
   * @param title mix and load in words, for example {@code bidding mix, saturated}
   * @param id the end of the names of its figures; may be empty
   */
  public record Load(String title, String id) {}

  /** Without a ratio. */
  public Estimate(Subject subject, Load load, Metric metric, Interval value, boolean counts) {
    this(subject, load, metric, value, Optional.empty(), counts);
  }

  /** What it is compared by: the ratio, if there is one. */
  public Interval compared() {
    return ratio.orElse(value);
  }

  /** Whether the others are compared with it. */
  boolean isBase() {
    return ratio.filter(Interval::isExact).isPresent();
  }
}
