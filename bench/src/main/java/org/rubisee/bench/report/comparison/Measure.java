package org.rubisee.bench.report.comparison;

import java.util.Arrays;
import java.util.Optional;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;

/** A metric of a point by which two runs are compared. */
public enum Measure {
  /** CPU milliseconds of all servers per interaction. */
  CPU("cpu", "CPU per interaction"),
  /** Interactions per second. */
  THROUGHPUT("throughput", "throughput"),
  /** The 95th percentile of response time, each trial's own. */
  P95("p95", "p95 response time");

  private final String label;
  private final String title;

  Measure(String label, String title) {
    this.label = label;
    this.title = title;
  }

  /** The name on the command line. */
  public String label() {
    return label;
  }

  /** The name in reports. */
  public String title() {
    return title;
  }

  /** The metric with this label. */
  public static Optional<Measure> ofLabel(String label) {
    return Arrays.stream(values()).filter(measure -> measure.label.equals(label)).findFirst();
  }

  Contrast contrast(LoadPoint base, LoadPoint point) {
    return switch (this) {
      case CPU -> Contrast.ofCpu(base, point);
      case THROUGHPUT -> Contrast.ofThroughput(base, point);
      case P95 -> Contrast.ofResponse(base, point);
    };
  }
}
