package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the kernel says of a process and those that it started (Linux, {@code /proc}).
 *
 * @param cpuUserSeconds CPU time in user mode since its start
 * @param cpuSystemSeconds CPU time in the kernel since its start
 * @param residentBytes main memory in use
 * @param counters {@code diskReadBytes} and {@code diskWriteBytes} since its start, where readable
 */
record ProcessReading(
    double cpuUserSeconds,
    double cpuSystemSeconds,
    long residentBytes,
    Map<String, Double> counters) {

  ProcessReading {
    counters = Map.copyOf(counters);
  }

  /** Reads a process; empty when it has ended. */
  static Optional<ProcessReading> of(long pid) {
    return of(Path.of("/proc", Long.toString(pid)));
  }

  static Optional<ProcessReading> of(Path process) {
    try {
      ProcessFamily family = new ProcessFamily(process);
      ProcessFamily.CpuTime cpu = family.cpu();
      return Optional.of(
          new ProcessReading(
              cpu.userSeconds(),
              cpu.systemSeconds(),
              family.residentBytes(),
              diskCounters(process)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Map<String, Double> diskCounters(Path process) {
    Map<String, Double> counters = new TreeMap<>();
    try {
      for (String line : Files.readAllLines(process.resolve("io"))) {
        String[] pair = line.split(": ");
        if (pair[0].equals("read_bytes")) {
          counters.put("diskReadBytes", Double.valueOf(pair[1]));
        } else if (pair[0].equals("write_bytes")) {
          counters.put("diskWriteBytes", Double.valueOf(pair[1]));
        }
      }
    } catch (IOException e) {
      // Not every kernel lets a process read this of another one.
      return Map.of();
    }
    return counters;
  }
}
