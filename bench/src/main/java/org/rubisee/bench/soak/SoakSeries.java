package org.rubisee.bench.soak;

import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/** What a soak samples, and by how much each may grow in an hour. */
enum SoakSeries {
  /** Live objects of a JVM: its heap after a full collection that the bench asks for. */
  HEAP("heap", "live heap", "MiB", 16),
  /** Main memory of the process; of the database without the used pages of its buffer pool. */
  MEMORY("memory", "resident memory", "MiB", 48),
  /** Threads of the process. */
  THREADS("threads", "threads", "", 12),
  /** Sockets that the process holds, listening ones included. */
  SOCKETS("sockets", "sockets", "", 12),
  /** Connections that the database counts. */
  CONNECTIONS("connections", "connections of the database", "", 12),
  /** Mean response time of dynamic pages. */
  MEAN("mean-response", "mean response time", "ms", 0.5),
  /** 95th percentile of the same. */
  P95("p95-response", "95th percentile of response times", "ms", 0.5);

  /** Sockets of many clients come and go: this share of the mean is allowed instead, if more. */
  static final double SOCKETS_SHARE = 0.1;

  private final String label;
  private final String title;
  private final String unit;
  private final double limit;

  SoakSeries(String label, String title, String unit, double limit) {
    this.label = label;
    this.title = title;
    this.unit = unit;
    this.limit = limit;
  }

  /** Whether it is one of the customers, not of a tier. */
  boolean isOfCustomers() {
    return this == MEAN || this == P95;
  }

  /** The series of a figure, for example {@code web-heap} or {@code mean-response}. */
  static Optional<SoakSeries> named(String figure) {
    return Stream.of(values())
        .filter(one -> figure.equals(one.label) || figure.endsWith("-" + one.label))
        .findFirst();
  }

  /** Its name in files, in a tier. */
  String in(Tier tier) {
    return tier.label() + "-" + label;
  }

  /** Its name in files. */
  String label() {
    return label;
  }

  /** Its name for people. */
  String title() {
    return title;
  }

  /** Its unit; empty for a count. */
  String unit() {
    return unit;
  }

  /**
   * The largest growth that passes.
   *
   * @param mean of the series in the time that is judged
   * @return per hour, in its unit
   */
  double limitPerHour(double mean) {
    return switch (this) {
      case MEAN, P95 -> limit * mean;
      case SOCKETS -> Math.max(limit, SOCKETS_SHARE * mean);
      default -> limit;
    };
  }

  String limitInWords() {
    return switch (this) {
      case MEAN, P95 -> Text.of("%.0f %% of its mean", 100 * limit);
      case SOCKETS ->
          Text.of("%.0f, or %.0f %% of its mean if that is more", limit, 100 * SOCKETS_SHARE);
      default -> Text.of("%.0f %s", limit, unit).strip();
    };
  }
}
