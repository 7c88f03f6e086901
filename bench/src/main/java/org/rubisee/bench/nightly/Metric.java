package org.rubisee.bench.nightly;

/**
 * A number that a part reports.
 *
 * @param name what it counts or measures
 * @param value the number
 * @param unit its unit; empty for a count
 */
public record Metric(String name, double value, String unit) {}
