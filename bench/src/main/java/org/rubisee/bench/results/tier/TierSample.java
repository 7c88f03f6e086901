package org.rubisee.bench.results.tier;

import java.util.Map;

/**
 * A reading of a tier's processes.
 *
 * @param tier the tier
 * @param atSeconds when it was read, seconds since the trial's start
 * @param cpuUserSeconds CPU time in user mode since the processes' start
 * @param cpuSystemSeconds CPU time in the kernel since the processes' start
 * @param residentBytes main memory in use
 * @param counters further counters since the processes' start, unit in the name, for example {@code
 *     gcMillis} or {@code voluntarySwitches}, and levels, for example {@code poolInUse}; what is
 *     dear to read is not in every reading
 */
public record TierSample(
    Tier tier,
    double atSeconds,
    double cpuUserSeconds,
    double cpuSystemSeconds,
    long residentBytes,
    Map<String, Double> counters) {

  /** The counter of the CPU time that the balancer took of the web tier's, milliseconds. */
  public static final String BALANCER_CPU_MILLIS = "balancerCpuMillis";

  /** The level of entity beans' instances that wait in pools. */
  public static final String POOLED_INSTANCES = "pooledInstances";

  /** The counter of entity beans' instances that went from ready to pooled. */
  public static final String PASSIVATIONS = "passivations";

  public TierSample {
    counters = Ordered.copyOf(counters);
  }

  /** CPU time in user mode and in the kernel. */
  public double cpuSeconds() {
    return cpuUserSeconds + cpuSystemSeconds;
  }

  /** The same reading, counted as one of another time. */
  public TierSample at(double seconds) {
    return new TierSample(tier, seconds, cpuUserSeconds, cpuSystemSeconds, residentBytes, counters);
  }
}
