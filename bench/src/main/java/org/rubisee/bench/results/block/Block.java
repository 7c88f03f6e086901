package org.rubisee.bench.results.block;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.Ordered;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.measurement.Outcomes;

/**
 * One site in one cell, once. CPU times and interactions are read at the same two instants, between
 * which every request that was issued was also answered or given up. Where clients think, requests
 * are in flight at both instants, and what ended between them counts.
 *
 * @param number its place in the run, from 1; its folder has this name
 * @param invocation the start of the sites that it belongs to, from 1
 * @param group of sites that were up together, from 1
 * @param round the round of the invocation, from 1; 0 in the warm-up
 * @param stage what it is for
 * @param site the name of the configuration
 * @param cell mix and load
 * @param startedAt when it began
 * @param seconds from the first request to the last answer; where clients think, the time that
 *     counts
 * @param issued interactions that were sent; where clients think, those that ended
 * @param outcomes how they ended
 * @param writes how many of them write to the database, however they ended
 * @param medianMillis median response time of those that were answered
 * @param cpu CPU time by tier, the client tier among them
 * @param surroundings what else went on
 * @param marks what the reader must know, in sentences, by rules that were fixed beforehand
 * @param busy requests in flight of a saturated block; where clients think, their number; 0 in a
 *     paced one
 * @param allocatedBytes bytes that the JVMs of a tier allocated; empty where clients think
 * @param settlingThroughput answered interactions per second of the part that does not count; 0
 *     where clients think
 */
public record Block(
    int number,
    int invocation,
    int group,
    int round,
    Stage stage,
    String site,
    Cell cell,
    Instant startedAt,
    double seconds,
    long issued,
    Outcomes outcomes,
    long writes,
    double medianMillis,
    Map<Tier, TierCpu> cpu,
    Surroundings surroundings,
    List<String> marks,
    int busy,
    Map<Tier, Long> allocatedBytes,
    double settlingThroughput) {

  private static final double MILLIS_PER_SECOND = 1000;

  public Block {
    cpu = Ordered.copyOf(new TreeMap<>(cpu));
    marks = List.copyOf(marks);
    allocatedBytes = Ordered.copyOf(new TreeMap<>(allocatedBytes));
  }

  /** Whether it belongs to an invocation of its group. */
  public boolean isOf(Invocation start) {
    return start.number() == invocation && start.group() == group;
  }

  /** CPU time of the tiers of the site, without the clients. */
  public TierCpu servers() {
    return cpu.entrySet().stream()
        .filter(tier -> tier.getKey() != Tier.CLIENT)
        .map(Map.Entry::getValue)
        .reduce(TierCpu.NONE, TierCpu::plus);
  }

  /** CPU milliseconds of all servers per interaction. */
  public double cpuMillisPerInteraction() {
    return perInteraction(servers().seconds());
  }

  /** CPU milliseconds of a tier per interaction; 0 if the site has no such tier. */
  public double cpuMillisPerInteraction(Tier tier) {
    return cpu.containsKey(tier) ? perInteraction(cpu.get(tier).seconds()) : 0;
  }

  /** Answered interactions per second. */
  public double throughput() {
    return seconds > 0 ? outcomes.answered() / seconds : 0;
  }

  /**
   * Throughput of the part that does not count, over that of the part that counts; 0 if either is
   * unknown.
   */
  public double settlingRatio() {
    return throughput() > 0 ? settlingThroughput / throughput() : 0;
  }

  /** Share of the servers' CPU time that JIT compilation took; 0 if they took none. */
  public double compilerShare() {
    return servers().seconds() > 0 ? servers().compilerSeconds() / servers().seconds() : 0;
  }

  /** Bytes that all JVMs of the site allocated per interaction; 0 if they were not counted. */
  public double allocatedPerInteraction() {
    return allocatedBytes.keySet().stream().mapToDouble(this::allocatedPerInteraction).sum();
  }

  /** Bytes that the JVMs of a tier allocated per interaction; 0 if they were not counted. */
  public double allocatedPerInteraction(Tier tier) {
    return issued > 0 ? (double) allocatedBytes.getOrDefault(tier, 0L) / issued : 0;
  }

  private double perInteraction(double cpuSeconds) {
    return issued > 0 ? cpuSeconds * MILLIS_PER_SECOND / issued : 0;
  }
}
