package org.rubisee.bench.sampling;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.counter.CompilerTime;
import org.rubisee.bench.sampling.counter.CounterSource;
import org.rubisee.bench.sampling.counter.PacedCounters;
import org.rubisee.bench.sampling.counter.ServerPools;
import org.rubisee.bench.sampling.counter.StolenTime;
import org.rubisee.bench.sampling.counter.TaskSwitches;
import org.rubisee.http.HttpClient;

/** A process of a tier on this machine. Its readings go on from each other, so keep one of it. */
public final class TierProcess implements TierReader {

  private final Tier tier;
  private final long pid;
  private final List<CounterSource> sources;

  /**
   * A process.
   *
   * @param gcLog the log of its garbage collector, if it has one
   */
  public TierProcess(Tier tier, long pid, Optional<GcLog> gcLog) {
    this(tier, pid, sources(pid, gcLog));
  }

  private TierProcess(Tier tier, long pid, List<CounterSource> sources) {
    this.tier = tier;
    this.pid = pid;
    this.sources = List.copyOf(sources);
  }

  /**
   * The same, whose pools are read too.
   *
   * @param http asks for them; whoever made it closes it
   * @param metrics where the server tells them
   */
  public TierProcess withPools(HttpClient http, URI metrics) {
    return with(PacedCounters.byAnswerTime(new ServerPools(http, metrics)));
  }

  /** The same, of which this is read too. */
  public TierProcess with(CounterSource source) {
    List<CounterSource> more = new ArrayList<>(sources);
    more.add(source);
    return new TierProcess(tier, pid, more);
  }

  @Override
  public Tier tier() {
    return tier;
  }

  @Override
  public Optional<TierSample> sample(double atSeconds) throws IOException {
    Optional<ProcessReading> reading = ProcessReading.of(pid);
    if (reading.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Double> counters = new TreeMap<>(reading.get().counters());
    sources.forEach(source -> counters.putAll(readable(source)));
    return Optional.of(
        new TierSample(
            tier,
            atSeconds,
            reading.get().cpuUserSeconds(),
            reading.get().cpuSystemSeconds(),
            reading.get().residentBytes(),
            counters));
  }

  /** What cannot be read is missing; the sampler says so at the end. */
  private static Map<String, Double> readable(CounterSource source) {
    try {
      return source.counters();
    } catch (IOException e) {
      return Map.of();
    }
  }

  private static List<CounterSource> sources(long pid, Optional<GcLog> gcLog) {
    List<CounterSource> sources = new ArrayList<>();
    gcLog.ifPresent(
        log -> {
          sources.add(log);
          sources.add(PacedCounters.byCpuTime(CompilerTime.of(pid)));
        });
    sources.add(PacedCounters.byCpuTime(TaskSwitches.of(pid)));
    sources.add(PacedCounters.byCpuTime(StolenTime.ofThisMachine()));
    return sources;
  }
}
