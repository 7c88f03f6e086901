package org.rubisee.bench.report.estimate;

/** What runs measure of a site. */
public enum Metric {
  /** CPU milliseconds of all servers per interaction. */
  CPU("cpu", "CPU per interaction", "ms", false),
  /** Answered interactions per second. */
  THROUGHPUT("throughput", "Throughput", "/s", true),
  /** The highest throughput: the mean of the plateau. */
  PEAK("peak", "Highest throughput", "/s", true),
  /** Mean response time of what was answered. */
  MEAN_RESPONSE("mean", "Response time, mean", "ms", false),
  /** The 95th percentile of response times. */
  P95("p95", "Response time, p95", "ms", false),
  /** Time from the end of a fault until the site was well. */
  RECOVERY("recovery", "Recovery", "s", false),
  /** Growth under load, as a share of what is allowed. */
  GROWTH("growth", "Largest growth, share of its limit", "%", false),
  /** CPU time of a single operation. */
  PRICE("price", "CPU time", "µs", false);

  private final String label;
  private final String title;
  private final String unit;
  private final boolean moreIsBetter;

  Metric(String label, String title, String unit, boolean moreIsBetter) {
    this.label = label;
    this.title = title;
    this.unit = unit;
    this.moreIsBetter = moreIsBetter;
  }

  /** The name for programs. */
  public String label() {
    return label;
  }

  /** The name for people. */
  public String title() {
    return title;
  }

  /** The unit of its values. */
  public String unit() {
    return unit;
  }

  /** The name with the unit, for example {@code CPU per interaction, ms}. */
  public String withUnit() {
    return title + ", " + unit;
  }

  /** The confidence level of its intervals, in words. */
  public String level() {
    return this == GROWTH ? "99.9 %" : "95 %";
  }

  /** Whether a higher value is better. */
  public boolean moreIsBetter() {
    return moreIsBetter;
  }
}
