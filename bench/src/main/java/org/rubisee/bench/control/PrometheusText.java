package org.rubisee.bench.control;

import java.util.Locale;

/** Metrics in the text format of Prometheus, version 0.0.4. */
final class PrometheusText {

  /** The media type. */
  static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final String PREFIX = "rubis_";

  private final StringBuilder text = new StringBuilder();
  private String metric = "";

  /** A metric whose values follow; it only grows. */
  PrometheusText counter(String name, String help) {
    return metric(name, help, "counter");
  }

  /** A metric whose values follow; it can fall. */
  PrometheusText gauge(String name, String help) {
    return metric(name, help, "gauge");
  }

  private PrometheusText metric(String name, String help, String type) {
    metric = PREFIX + name;
    text.append("# HELP ").append(metric).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(metric).append(' ').append(type).append('\n');
    return this;
  }

  /** The value of a metric that has one. */
  PrometheusText value(double value) {
    text.append(metric).append(' ').append(number(value)).append('\n');
    return this;
  }

  /**
   * The value of a metric for a label.
   *
   * @param content neither quotation marks nor backslashes nor ends of lines
   */
  PrometheusText value(String label, String content, double value) {
    text.append(metric).append('{').append(label).append("=\"").append(content).append("\"} ");
    text.append(number(value)).append('\n');
    return this;
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.6f", value);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
