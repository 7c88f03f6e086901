package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * How often the kernel put a process's threads off a processor: of their own accord because they
 * had to wait ({@code voluntarySwitches}), or because another thread was to run ({@code
 * involuntarySwitches}). Linux counts per thread ({@code /proc/PID/task/TID/status}); a thread that
 * ended keeps counting with what was last read of it.
 */
public final class TaskSwitches implements CounterSource {

  private static final String VOLUNTARY = "voluntary_ctxt_switches:";
  private static final String INVOLUNTARY = "nonvoluntary_ctxt_switches:";

  private record Switches(long voluntary, long involuntary) {
    Switches plus(Switches other) {
      return new Switches(voluntary + other.voluntary, involuntary + other.involuntary);
    }
  }

  private final Path tasks;
  private Map<String, Switches> last = Map.of();
  private Switches ended = new Switches(0, 0);

  /** The threads of a process. */
  public static TaskSwitches of(long pid) {
    return new TaskSwitches(Path.of("/proc", Long.toString(pid), "task"));
  }

  TaskSwitches(Path tasks) {
    this.tasks = tasks;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    Map<String, Switches> now = readAll();
    for (Map.Entry<String, Switches> before : last.entrySet()) {
      if (!now.containsKey(before.getKey())) {
        ended = ended.plus(before.getValue());
      }
    }
    last = now;
    Switches all = now.values().stream().reduce(ended, Switches::plus);
    return Map.of(
        "voluntarySwitches", (double) all.voluntary(),
        "involuntarySwitches", (double) all.involuntary());
  }

  private Map<String, Switches> readAll() throws IOException {
    Map<String, Switches> found = new HashMap<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        try {
          String status = Files.readString(thread.resolve("status"));
          found.put(
              thread.getFileName().toString(),
              new Switches(number(status, VOLUNTARY), number(status, INVOLUNTARY)));
        } catch (IOException e) {
          // It ended while the others were read.
        }
      }
    }
    return found;
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
