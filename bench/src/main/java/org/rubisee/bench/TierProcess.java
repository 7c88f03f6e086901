package org.rubisee.bench;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.results.TierSample;

/**
 * A process of a tier on this machine.
 *
 * @param tier the tier
 * @param pid the process
 * @param gcLog the log of its garbage collector, if it has one
 */
record TierProcess(Tier tier, long pid, Optional<GcLog> gcLog) implements TierReader {

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Optional<ProcessReading> reading = ProcessReading.of(pid);
    if (reading.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Double> counters = new TreeMap<>(reading.get().counters());
    if (gcLog.isPresent()) {
      counters.putAll(gcLog.get().counters());
    }
    return Optional.of(
        new TierSample(
            tier,
            atSeconds,
            reading.get().cpuUserSeconds(),
            reading.get().cpuSystemSeconds(),
            reading.get().residentBytes(),
            counters));
  }
}
