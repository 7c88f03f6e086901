package org.rubisee.bench.sampling.counter;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Processor time that the host of a virtual machine gave to others while this machine had work for
 * it ({@code stolenMillis}), beside the time that its processors worked ({@code busyMillis}) and
 * all the time that they had, idle or not ({@code processorMillis}). Linux counts them, summed over
 * processors, in the first line of {@code /proc/stat}; on a machine of one's own nothing is stolen.
 */
public final class StolenTime implements CounterSource {

  /** What it counts: of the machine, whichever process is asked. */
  public static final Set<String> COUNTERS =
      Set.of("stolenMillis", "busyMillis", "processorMillis");

  private static final int MILLIS_PER_SECOND = 1000;

  /** user, nice, system, idle, iowait, irq, softirq, steal; what follows is part of user. */
  private static final int STATES = 8;

  private static final int STEAL = 7;

  /** user, nice, system, irq, softirq. */
  private static final int[] BUSY = {0, 1, 2, 5, 6};

  private final Path stat;

  /** The machine that this process runs on. */
  public static StolenTime ofThisMachine() {
    return new StolenTime(Path.of("/proc/stat"));
  }

  StolenTime(Path stat) {
    this.stat = stat;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    double[] ticks = ticks();
    return ticks.length < STATES
        ? Map.of()
        : Map.of(
            "stolenMillis", millis(ticks[STEAL]),
            "busyMillis", millis(IntStream.of(BUSY).mapToDouble(state -> ticks[state]).sum()),
            "processorMillis", millis(Arrays.stream(ticks, 0, STATES).sum()));
  }

  private double[] ticks() throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(stat)) {
      String line = reader.readLine();
      return line != null && line.startsWith("cpu ")
          ? Arrays.stream(line.substring("cpu ".length()).strip().split(" "))
              .mapToDouble(Double::parseDouble)
              .toArray()
          : new double[0];
    }
  }

  private static double millis(double ticks) {
    return ticks / StatLine.TICKS_PER_SECOND * MILLIS_PER_SECOND;
  }
}
