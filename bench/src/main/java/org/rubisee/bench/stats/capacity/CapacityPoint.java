package org.rubisee.bench.stats.capacity;

import java.util.Arrays;

/**
 * Blocks at one number of busy clients.
 *
 * @param clients busy clients, without think time
 * @param throughputs interactions per second of each repetition; at least one, all positive
 */
public record CapacityPoint(int clients, double... throughputs) {

  public CapacityPoint {
    throughputs = throughputs.clone();
    if (throughputs.length == 0 || !Arrays.stream(throughputs).allMatch(value -> value > 0)) {
      throw new IllegalArgumentException(
          clients + " clients need a block with a positive throughput");
    }
  }

  @Override
  public double[] throughputs() {
    return throughputs.clone();
  }

  /** The geometric mean, interactions per second. */
  public double mean() {
    return Math.exp(Arrays.stream(throughputs).map(Math::log).average().orElseThrow());
  }
}
