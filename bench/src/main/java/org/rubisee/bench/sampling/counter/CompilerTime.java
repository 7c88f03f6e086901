package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * CPU milliseconds that a Java process's compilers took ({@code compilerMillis}). HotSpot gives
 * them threads of their own, named {@code C1 CompilerThread0} and so on.
 */
public final class CompilerTime {

  /** The counter's name. */
  public static final String COUNTER = "compilerMillis";

  private static final int MILLIS_PER_SECOND = 1000;

  private CompilerTime() {}

  /** The compilers of a process. */
  public static CounterSource of(long pid) {
    return ThreadSums.of(pid, CompilerTime::ofThread);
  }

  static Map<String, Double> ofThread(Path thread) throws IOException {
    StatLine stat = StatLine.read(thread.resolve("stat"));
    return stat.name().matches("C[12] Compiler.*")
        ? Map.of(COUNTER, (double) Math.round(stat.cpuSeconds() * MILLIS_PER_SECOND))
        : Map.of();
  }
}
