package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.function.LongSupplier;

/** A source that is read only as often as its cost allows. */
public final class PacedCounters implements CounterSource {

  private final CounterSource source;
  private final Pace pace;
  private final LongSupplier cost;

  private PacedCounters(CounterSource source, Pace pace, LongSupplier cost) {
    this.source = source;
    this.pace = pace;
    this.cost = cost;
  }

  /** For what is read on this machine: CPU time of the reading thread is the cost. */
  public static PacedCounters byCpuTime(CounterSource source) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return new PacedCounters(
        source, new Pace(Pace.Allowance.SMALL, System::nanoTime), threads::getCurrentThreadCpuTime);
  }

  /**
   * For what a server is asked: time until the answer is the cost, which is more than answering
   * costs the server.
   */
  public static PacedCounters byAnswerTime(CounterSource source) {
    return new PacedCounters(
        source, new Pace(Pace.Allowance.LARGE, System::nanoTime), System::nanoTime);
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    if (!pace.isDue()) {
      return Map.of();
    }
    long begin = cost.getAsLong();
    try {
      return source.counters();
    } finally {
      pace.spent(cost.getAsLong() - begin);
    }
  }
}
