package org.rubisee.bench.fault;

import org.rubisee.settings.Text;

/**
 * Something measured in a trial, and whether it is as it must be.
 *
 * @param metric its name, for programs
 * @param title its name, for people
 * @param value what was measured
 * @param limit what it must be, in words; empty: it is only shown
 * @param isWell whether it is
 */
record JudgedMetric(String metric, String title, double value, String limit, boolean isWell) {

  /** Something that has no limit. */
  static JudgedMetric shown(String metric, String title, double value) {
    return new JudgedMetric(metric, title, value, "", true);
  }

  /** The value with three decimals. */
  String measured() {
    return Text.of("%.3f", value);
  }

  /** For example {@code answers per second, as a share of the peak: 0.812, not at least 0.9}. */
  String inWords() {
    return title + ": " + measured() + (isWell ? "" : ", not " + limit);
  }
}
