package org.rubisee.bench.control;

import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

/** The CPU time of tiers between the last two readings. Safe for use by several threads. */
final class TierCpuMeter {

  private final Map<Tier, TierSample> last = new TreeMap<>();
  private final Map<Tier, Double> cores = new TreeMap<>();

  /** Takes a reading. */
  synchronized void add(TierSample sample) {
    TierSample before = last.put(sample.tier(), sample);
    if (before != null && sample.atSeconds() > before.atSeconds()) {
      cores.put(
          sample.tier(),
          (sample.cpuSeconds() - before.cpuSeconds()) / (sample.atSeconds() - before.atSeconds()));
    }
  }

  /** Adds what is known to the metrics. */
  synchronized void write(PrometheusText metrics) {
    metrics.counter("cpu_seconds_total", "CPU time of a tier since the start of its processes.");
    last.forEach(
        (tier, sample) -> metrics.value("tier", tier.label(), Math.max(0, sample.cpuSeconds())));
    metrics.gauge("cpu_cores", "CPUs that a tier used between the last two readings.");
    cores.forEach((tier, used) -> metrics.value("tier", tier.label(), used));
  }
}
