package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * How often the kernel put a process's threads off a processor: of their own accord because they
 * had to wait ({@code voluntarySwitches}), or because another thread was to run ({@code
 * involuntarySwitches}). Linux counts per thread ({@code /proc/PID/task/TID/status}).
 */
public final class TaskSwitches {

  private static final String VOLUNTARY = "voluntary_ctxt_switches:";
  private static final String INVOLUNTARY = "nonvoluntary_ctxt_switches:";

  private TaskSwitches() {}

  /** The threads of a process. */
  public static CounterSource of(long pid) {
    return ThreadSums.of(pid, TaskSwitches::ofThread);
  }

  static Map<String, Double> ofThread(Path thread) throws IOException {
    String status = Files.readString(thread.resolve("status"));
    return Map.of(
        "voluntarySwitches", (double) number(status, VOLUNTARY),
        "involuntarySwitches", (double) number(status, INVOLUNTARY));
  }

  /** The number after a key at the beginning of a line; 0 without it. */
  private static long number(String status, String key) {
    int line = status.indexOf("\n" + key);
    if (line < 0) {
      return 0;
    }
    int from = line + 1 + key.length();
    int end = status.indexOf('\n', from);
    return Long.parseLong(status.substring(from, end < 0 ? status.length() : end).strip());
  }
}
