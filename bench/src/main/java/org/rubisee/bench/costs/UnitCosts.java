package org.rubisee.bench.costs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time of single calls and statements, as it was measured.
 *
 * @param rounds by what was done, a reading per round
 */
public record UnitCosts(Map<UnitKind, List<Reading>> rounds) {

  /** On the wire, as the ledger has them for searches of session-beans with 0 and with 20 items. */
  static final double EMPTY_BYTES = 433;

  private static final double FULL_BYTES = 2005;

  /**
   * One round: many repetitions.
   *
   * @param micros CPU microseconds per repetition, by tier
   */
  public record Reading(Map<Tier, Double> micros) {

    double sum() {
      return micros.values().stream().mapToDouble(Double::doubleValue).sum();
    }
  }

  /** Copies the map. */
  public UnitCosts {
    rounds = Map.copyOf(rounds);
  }

  /** These rounds and those of another time, for example before and after a run. */
  public UnitCosts plus(UnitCosts other) {
    Map<UnitKind, List<Reading>> all = new EnumMap<>(UnitKind.class);
    for (UnitKind kind : UnitKind.values()) {
      List<Reading> readings = new ArrayList<>(rounds.getOrDefault(kind, List.of()));
      readings.addAll(other.rounds.getOrDefault(kind, List.of()));
      all.put(kind, readings);
    }
    return new UnitCosts(all);
  }

  /** CPU microseconds of a tier per repetition. */
  public MeanInterval micros(UnitKind kind, Tier tier) {
    return MeanInterval.of(
        rounds.get(kind).stream().mapToDouble(round -> round.micros().get(tier)).toArray());
  }

  /** CPU microseconds of all tiers per repetition. */
  public MeanInterval micros(UnitKind kind) {
    return MeanInterval.of(rounds.get(kind).stream().mapToDouble(Reading::sum).toArray());
  }

  /** What a transaction adds to its statement, CPU microseconds of all tiers. */
  public double transactionMicros() {
    return micros(UnitKind.TRANSACTION).mean() - micros(UnitKind.STATEMENT).mean();
  }

  /**
   * What a call costs, CPU microseconds of all tiers, by how much it carries: on the line through
   * the two calls that were measured.
   *
   * @param bytes on the wire, both ways
   */
  public double callMicros(double bytes) {
    double empty = micros(UnitKind.CALL).mean();
    double full = micros(UnitKind.CALL_FOR_LIST).mean();
    double share = (bytes - EMPTY_BYTES) / (FULL_BYTES - EMPTY_BYTES);
    return empty + (full - empty) * Math.max(0, share);
  }
}
