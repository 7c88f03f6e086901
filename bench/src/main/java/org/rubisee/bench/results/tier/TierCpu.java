package org.rubisee.bench.results.tier;

import java.util.EnumMap;
import java.util.Map;

/**
 * CPU time that the processes of a tier took, since they started or between two readings.
 *
 * @param seconds all of it, user and system
 * @param compilerSeconds the part of the JIT compilers; 0 for the database
 * @param collectorSeconds the part of the garbage collector; 0 for the database
 */
public record TierCpu(double seconds, double compilerSeconds, double collectorSeconds) {

  /** Nothing. */
  public static final TierCpu NONE = new TierCpu(0, 0, 0);

  /** The sum of both. */
  public TierCpu plus(TierCpu other) {
    return new TierCpu(
        seconds + other.seconds,
        compilerSeconds + other.compilerSeconds,
        collectorSeconds + other.collectorSeconds);
  }

  /** What was taken since an earlier reading. */
  public TierCpu minus(TierCpu earlier) {
    return new TierCpu(
        seconds - earlier.seconds,
        compilerSeconds - earlier.compilerSeconds,
        collectorSeconds - earlier.collectorSeconds);
  }

  /** What the tiers took between two readings. */
  public static Map<Tier, TierCpu> between(Map<Tier, TierCpu> before, Map<Tier, TierCpu> after) {
    Map<Tier, TierCpu> taken = new EnumMap<>(Tier.class);
    after.forEach((tier, later) -> taken.put(tier, later.minus(before.get(tier))));
    return taken;
  }
}
