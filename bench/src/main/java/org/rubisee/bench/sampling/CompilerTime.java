package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * CPU milliseconds that a Java process's compilers took ({@code compilerMillis}). HotSpot gives
 * them threads of their own, named {@code C1 CompilerThread0} and so on, and ends those that are
 * idle; a thread that ended keeps counting with what was last read of it.
 */
public final class CompilerTime implements CounterSource {

  private static final int USER_TICKS = 11;
  private static final int SYSTEM_TICKS = 12;

  /** The kernel's unit of CPU time: 10 ms on all Linux systems. */
  private static final int MILLIS_PER_TICK = 10;

  private final Path tasks;
  private final Set<String> others = new HashSet<>();
  private Map<String, Long> last = Map.of();
  private long ended;

  /** The compilers of a process. */
  public static CompilerTime of(long pid) {
    return new CompilerTime(Path.of("/proc", Long.toString(pid), "task"));
  }

  CompilerTime(Path tasks) {
    this.tasks = tasks;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    Map<String, Long> now = new HashMap<>();
    Set<String> living = new HashSet<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        String id = thread.getFileName().toString();
        living.add(id);
        if (!others.contains(id)) {
          read(id, now);
        }
      }
    }
    others.retainAll(living);
    for (Map.Entry<String, Long> before : last.entrySet()) {
      if (!now.containsKey(before.getKey())) {
        ended += before.getValue();
      }
    }
    last = now;
    long ticks = now.values().stream().reduce(ended, Long::sum);
    return Map.of("compilerMillis", (double) ticks * MILLIS_PER_TICK);
  }

  private void read(String id, Map<String, Long> ticks) {
    try {
      String stat = Files.readString(tasks.resolve(id).resolve("stat"));
      int end = stat.lastIndexOf(')');
      if (isCompiler(stat.substring(stat.indexOf('(') + 1, end))) {
        String[] fields = stat.substring(end + 2).split(" ");
        ticks.put(id, Long.parseLong(fields[USER_TICKS]) + Long.parseLong(fields[SYSTEM_TICKS]));
      } else {
        others.add(id);
      }
    } catch (IOException e) {
      // It ended while the others were read.
    }
  }

  /** The kernel keeps 15 characters of a name. */
  private static boolean isCompiler(String name) {
    return name.matches("C[12] Compiler.*");
  }
}
