package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.rubisee.bench.sampling.counter.StolenTime;

/** What the machine itself says before and after a block (Linux, {@code /proc}). */
final class MachineState {

  private static final int SPIN_STEPS = 2_000_000;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double MILLIS_PER_SECOND = 1000;

  private MachineState() {}

  /**
   * Processor time since the machine started.
   *
   * @param busySeconds used by any process
   * @param stolenSeconds that the host of a virtual machine gave to others
   */
  record Processors(double busySeconds, double stolenSeconds) {

    Processors minus(Processors before) {
      return new Processors(busySeconds - before.busySeconds, stolenSeconds - before.stolenSeconds);
    }
  }

  static Processors processors() throws IOException {
    Map<String, Double> millis = StolenTime.ofThisMachine().counters();
    return new Processors(
        millis.getOrDefault("busyMillis", 0.0) / MILLIS_PER_SECOND,
        millis.getOrDefault("stolenMillis", 0.0) / MILLIS_PER_SECOND);
  }

  /** How many milliseconds a fixed computation takes now: longer when the machine is disturbed. */
  static double spinMillis() {
    long start = System.nanoTime();
    long value = start | 1;
    for (int step = 0; step < SPIN_STEPS; step++) {
      value ^= value << 13;
      value ^= value >>> 7;
      value ^= value << 17;
    }
    long end = System.nanoTime();
    // The result is used, so that the computation is not left out.
    return value == 0 ? 0 : (end - start) / NANOS_PER_MILLI;
  }

  /** The mean clock frequency of the processors; 0 where it cannot be read. */
  static double megahertz() throws IOException {
    return megahertz(Files.readString(Path.of("/proc/cpuinfo")));
  }

  static double megahertz(String cpuinfo) {
    return cpuinfo
        .lines()
        .filter(line -> line.startsWith("cpu MHz"))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(':') + 1).strip()))
        .average()
        .orElse(0);
  }
}
