package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;

/**
 * Reads what the pods of a tier use together. A reading is as old as the kubelet's last look, and
 * is dated back to it.
 */
final class PodReader implements TierReader {

  private static final double MILLIS_PER_SECOND = 1000;

  private final Tier tier;
  private final Supplier<List<Pod>> pods;
  private final UsageReader usage;
  private final InstantSource clock;
  private final Map<String, PodUsage> known = new TreeMap<>();

  /**
   * A reader.
   *
   * @param pods those of the tier, asked for at each reading
   * @param clock the time of day, for the age of what a kubelet says
   */
  PodReader(Tier tier, Supplier<List<Pod>> pods, UsageReader usage, InstantSource clock) {
    this.tier = tier;
    this.pods = pods;
    this.usage = usage;
    this.clock = clock;
  }

  @Override
  public Tier tier() {
    return tier;
  }

  /** A pod that ended keeps what it had used, so that sums do not fall when a tier shrinks. */
  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Set<String> present = new TreeSet<>();
    for (Pod pod : pods.get()) {
      String name = PodState.name(pod);
      present.add(name);
      if (pod.getSpec().getNodeName() != null) {
        usage.of(name, pod.getSpec().getNodeName()).ifPresent(used -> known.put(name, used));
      }
    }
    known.replaceAll((name, used) -> present.contains(name) ? used : used.ended());
    return known.values().stream().reduce(PodUsage::plus).map(used -> sample(atSeconds, used));
  }

  private TierSample sample(double atSeconds, PodUsage used) {
    double age = Duration.between(used.at(), clock.instant()).toMillis() / MILLIS_PER_SECOND;
    return new TierSample(
        tier,
        atSeconds - Math.max(0, age),
        used.cpuSeconds(),
        0,
        used.memoryBytes(),
        used.traffic()
            .map(
                traffic ->
                    Map.of(
                        "networkReceivedBytes", (double) traffic.receivedBytes(),
                        "networkSentBytes", (double) traffic.sentBytes()))
            .orElse(Map.of()));
  }
}
