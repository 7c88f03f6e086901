package org.rubisee.bench.control;

import java.util.List;
import java.util.function.ToLongFunction;
import org.rubisee.measurement.SecondSample;

/**
 * What clients measured until now. Seconds are whole seconds of the wall clock.
 *
 * @param seconds those of all load processes together, by time
 */
record SecondMetrics(List<SecondSample> seconds) {

  private static final double MILLIS_PER_SECOND = 1000;

  /** Adds it to the metrics. Totals begin with the trial; rates are those of the last second. */
  void write(PrometheusText metrics) {
    metrics
        .counter("interactions_total", "Interactions since the trial began, by outcome.")
        .value("outcome", "ok", sum(SecondSample.Counts::ok))
        .value("outcome", "rejected", sum(SecondSample.Counts::rejected))
        .value("outcome", "refused", sum(SecondSample.Counts::refused))
        .value("outcome", "failed", sum(SecondSample.Counts::failed))
        .counter("arrivals_total", "Sessions or, in an open load, interactions that arrived.")
        .value("offered", "true", sum(counts -> counts.arrivals().offered()))
        .value("offered", "false", sum(counts -> counts.arrivals().notOffered()));
    if (!seconds.isEmpty()) {
      writeLast(metrics, seconds.get(seconds.size() - 1));
    }
  }

  /** On a busy machine clients may be late, and a reading then covers several seconds. */
  private double covered() {
    int last = seconds.size() - 1;
    return last == 0
        ? 1
        : Math.max(
            1,
            seconds.get(last).counts().epochSecond()
                - seconds.get(last - 1).counts().epochSecond());
  }

  private void writeLast(PrometheusText metrics, SecondSample last) {
    SecondSample.Counts counts = last.counts();
    double covered = covered();
    metrics
        .gauge("second", "End of the last second, seconds since 1970.")
        .value(counts.epochSecond())
        .gauge("phase", "The phase of the trial.")
        .value("phase", counts.phase().label(), 1)
        .gauge("offered_per_second", "Arrivals of the last second, offered to the site or not.")
        .value(counts.arrivals().total() / covered)
        .gauge("answered_per_second", "Interactions that got a page in the last second.")
        .value(counts.answered() / covered)
        .gauge("unanswered_per_second", "Interactions that failed or were refused.")
        .value(counts.unanswered() / covered)
        .gauge("clients", "Clients, or sessions in progress, at the end of the last second.")
        .value(counts.clients())
        .gauge("response_seconds", "Quantiles of the last second's response times.")
        .value("quantile", "0.5", last.response().p50Millis() / MILLIS_PER_SECOND)
        .value("quantile", "0.95", last.response().p95Millis() / MILLIS_PER_SECOND)
        .value("quantile", "0.99", last.response().p99Millis() / MILLIS_PER_SECOND);
  }

  private long sum(ToLongFunction<SecondSample.Counts> count) {
    return seconds.stream().map(SecondSample::counts).mapToLong(count).sum();
  }
}
