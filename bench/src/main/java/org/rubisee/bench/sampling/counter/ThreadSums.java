package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Sums over the threads of a process ({@code /proc/PID/task}); a thread that ended keeps counting
 * with what was last read of it.
 */
final class ThreadSums implements CounterSource {

  private final Path tasks;
  private final Reader reader;
  private Map<String, Map<String, Double>> last = Map.of();
  private final Map<String, Double> ended = new HashMap<>();

  /** Reads the counters of one thread, those that it has. */
  @FunctionalInterface
  interface Reader {
    Map<String, Double> counters(Path thread) throws IOException;
  }

  ThreadSums(Path tasks, Reader reader) {
    this.tasks = tasks;
    this.reader = reader;
  }

  /** Those of a process. */
  static ThreadSums of(long pid, Reader reader) {
    return new ThreadSums(Path.of("/proc", Long.toString(pid), "task"), reader);
  }

  /**
   * Adds up what the threads count, those that ended among them.
   *
   * @throws IOException if there is no such process
   */
  @Override
  public Map<String, Double> counters() throws IOException {
    Map<String, Map<String, Double>> now = readAll();
    last.forEach(
        (thread, counters) -> {
          if (!now.containsKey(thread)) {
            add(ended, counters);
          }
        });
    last = now;
    Map<String, Double> sums = new HashMap<>(ended);
    now.values().forEach(counters -> add(sums, counters));
    return sums;
  }

  private Map<String, Map<String, Double>> readAll() throws IOException {
    Map<String, Map<String, Double>> found = new HashMap<>();
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        try {
          found.put(thread.getFileName().toString(), reader.counters(thread));
        } catch (IOException e) {
          // It ended while the others were read.
        }
      }
    }
    return found;
  }

  private static void add(Map<String, Double> sums, Map<String, Double> counters) {
    counters.forEach((counter, value) -> sums.merge(counter, value, Double::sum));
  }
}
