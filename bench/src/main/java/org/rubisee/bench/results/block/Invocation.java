package org.rubisee.bench.results.block;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Ordered;
import org.rubisee.bench.results.tier.StartedSite;
import org.rubisee.bench.results.tier.Tier;

/**
 * One start of the sites that are up together, with fresh JVMs and restored data.
 *
 * @param number from 1
 * @param group of sites, from 1
 * @param startedAt when the servers were started
 * @param state how far it came
 * @param rounds saturated rounds that are measured; 0 before it is known
 * @param pacedRate requests per second of its paced blocks; 0 before it is known
 * @param warmth by site, when the measured blocks began
 * @param idle by site and tier: CPU seconds per second while nobody sends a request
 * @param footprints by site: start-up, memory and sizes of its servers; empty if they are unknown
 */
public record Invocation(
    int number,
    int group,
    Instant startedAt,
    RunState state,
    int rounds,
    double pacedRate,
    Map<String, Warmth> warmth,
    Map<String, Map<Tier, Double>> idle,
    Map<String, Footprint> footprints) {

  public Invocation {
    warmth = Ordered.copyOf(warmth);
    idle = Ordered.copyOf(idle);
    // results of earlier programs have none
    footprints = footprints == null ? Map.of() : Ordered.copyOf(footprints);
  }

  /** One that begins. */
  public static Invocation starting(int number, int group, Instant now) {
    return new Invocation(number, group, now, RunState.RUNNING, 0, 0, Map.of(), Map.of(), Map.of());
  }

  /** What its files are called: {@code 2}, or {@code 2-group-3} if it is not of the first group. */
  public String name() {
    return group == 1 ? "" + number : number + "-group-" + group;
  }

  /** The starts of its sites. */
  public List<StartedSite> starts() {
    return footprints.entrySet().stream()
        .map(site -> new StartedSite(site.getKey(), name(), site.getValue()))
        .toList();
  }

  /** The same in another state. */
  public Invocation in(RunState newState) {
    return new Invocation(
        number, group, startedAt, newState, rounds, pacedRate, warmth, idle, footprints);
  }

  /** The same, warmed up. */
  public Invocation warmedUp(Map<String, Warmth> newWarmth, double rate) {
    return new Invocation(
        number, group, startedAt, state, rounds, rate, newWarmth, idle, footprints);
  }

  /** The same, of which the idle tiers were read. */
  public Invocation withIdle(Map<String, Map<Tier, Double>> newIdle) {
    return new Invocation(
        number, group, startedAt, state, rounds, pacedRate, warmth, newIdle, footprints);
  }

  /** The same, with what its servers took so far. */
  public Invocation with(Map<String, Footprint> newFootprints) {
    return new Invocation(
        number, group, startedAt, state, rounds, pacedRate, warmth, idle, newFootprints);
  }

  /** The same, of so many rounds. */
  public Invocation of(int newRounds) {
    return new Invocation(
        number, group, startedAt, state, newRounds, pacedRate, warmth, idle, footprints);
  }
}
