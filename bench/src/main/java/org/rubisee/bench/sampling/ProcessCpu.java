package org.rubisee.bench.sampling;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.sampling.counter.JvmThreadTimes;

/**
 * CPU time of one process of this machine (Linux, {@code /proc}), to be read before and after a
 * measured interval. Its readings go on from each other, so keep one of it.
 */
public final class ProcessCpu {

  private static final double MILLIS_PER_SECOND = 1000;

  private final long pid;
  private final Optional<JvmThreadTimes> threads;

  private ProcessCpu(long pid, Optional<JvmThreadTimes> threads) {
    this.pid = pid;
    this.threads = threads;
  }

  /** A process. */
  public static ProcessCpu of(long pid) {
    return new ProcessCpu(pid, Optional.empty());
  }

  /** A Java process, whose compilers and collector are told apart. */
  public static ProcessCpu ofJvm(long pid) {
    return new ProcessCpu(pid, Optional.of(JvmThreadTimes.of(pid)));
  }

  /**
   * All CPU time since its start, with that of processes that it started, in seconds; the kernel
   * counts it in steps of 10 ms.
   *
   * @throws IOException if the process has ended
   */
  public double seconds() throws IOException {
    return ProcessFamily.of(pid).cpu().seconds();
  }

  /**
   * CPU time since its start by what it was for: 0 for compilers and collector if it is no JVM.
   *
   * @throws IOException if the process has ended
   */
  public TierCpu reading() throws IOException {
    Map<String, Double> millis = threads.isPresent() ? threads.get().counters() : Map.of();
    return new TierCpu(
        seconds(),
        millis.getOrDefault(JvmThreadTimes.COMPILER, 0.0) / MILLIS_PER_SECOND,
        millis.getOrDefault(JvmThreadTimes.COLLECTOR, 0.0) / MILLIS_PER_SECOND);
  }
}
