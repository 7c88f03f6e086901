package org.rubisee.bench.block;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.rubisee.bench.results.block.TierCpu;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ProcessCpu;

/** Readings of CPU time, and what lies between two of them. */
final class CpuReadings {

  private CpuReadings() {}

  static TierCpu of(ProcessCpu process) throws IOException {
    ProcessCpu.Reading reading = process.reading();
    return new TierCpu(reading.seconds(), reading.compilerSeconds(), reading.collectorSeconds());
  }

  static Map<Tier, TierCpu> between(Map<Tier, TierCpu> before, Map<Tier, TierCpu> after) {
    Map<Tier, TierCpu> taken = new EnumMap<>(Tier.class);
    after.forEach((tier, later) -> taken.put(tier, between(before.get(tier), later)));
    return taken;
  }

  private static TierCpu between(TierCpu before, TierCpu after) {
    return new TierCpu(
        after.seconds() - before.seconds(),
        after.compilerSeconds() - before.compilerSeconds(),
        after.collectorSeconds() - before.collectorSeconds());
  }
}
