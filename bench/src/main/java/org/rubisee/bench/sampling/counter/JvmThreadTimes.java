package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * CPU milliseconds of a Java process's JIT compilers ({@code compilerMillis}) and of its garbage
 * collector ({@code collectorMillis}), by the names that HotSpot gives to its threads. The kernel
 * counts them in nanoseconds ({@code schedstat}); a thread that ended keeps counting.
 *
 * <p>A reading opens two files per thread, so it belongs between measured intervals.
 */
public final class JvmThreadTimes implements CounterSource {

  /** JIT compilation. */
  public static final String COMPILER = CompilerTime.COUNTER;

  /** Garbage collection, the operations of the virtual machine's own thread included. */
  public static final String COLLECTOR = "collectorMillis";

  private static final double NANOS_PER_MILLI = 1e6;

  private final ThreadSums threads;

  /** The threads of a process. */
  public static JvmThreadTimes of(long pid) {
    return new JvmThreadTimes(ThreadSums.of(pid, JvmThreadTimes::ofThread));
  }

  private JvmThreadTimes(ThreadSums threads) {
    this.threads = threads;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    Map<String, Double> sums = threads.counters();
    return Map.of(
        COMPILER, sums.getOrDefault(COMPILER, 0.0), COLLECTOR, sums.getOrDefault(COLLECTOR, 0.0));
  }

  private static Map<String, Double> ofThread(Path thread) throws IOException {
    String name = Files.readString(thread.resolve("comm")).strip();
    if (name.matches("C[12] Compiler.*")) {
      return Map.of(COMPILER, millis(thread));
    }
    return name.matches("GC Thread.*|G1 .*|VM Thread|ZWorker.*|ZDriver.*|Shenandoah.*")
        ? Map.of(COLLECTOR, millis(thread))
        : Map.of();
  }

  private static double millis(Path thread) throws IOException {
    String onProcessor = Files.readString(thread.resolve("schedstat")).split(" ")[0];
    return Long.parseLong(onProcessor) / NANOS_PER_MILLI;
  }
}
