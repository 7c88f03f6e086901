package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** What the machine itself says before and after a block (Linux, {@code /proc}). */
final class MachineState {

  private static final int SPIN_STEPS = 2_000_000;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double TICKS_PER_SECOND = 100;
  private static final int IDLE = 3;
  private static final int WAITING = 4;
  private static final int STOLEN = 7;
  private static final int STATES = 8;

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
    return processors(Files.readString(Path.of("/proc/stat")));
  }

  static Processors processors(String stat) {
    String line = stat.lines().findFirst().orElse("");
    double[] ticks =
        Arrays.stream(line.replaceFirst("cpu\\s+", "").split(" "))
            .mapToDouble(Double::parseDouble)
            .limit(STATES)
            .toArray();
    double all = Arrays.stream(ticks).sum();
    double stolen = ticks.length > STOLEN ? ticks[STOLEN] : 0;
    return new Processors(
        (all - ticks[IDLE] - ticks[WAITING] - stolen) / TICKS_PER_SECOND,
        stolen / TICKS_PER_SECOND);
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
