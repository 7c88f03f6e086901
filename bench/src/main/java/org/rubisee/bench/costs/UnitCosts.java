package org.rubisee.bench.costs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time of single calls and statements, as it was measured.
 *
 * @param rounds by what was done and when, a reading per round
 */
public record UnitCosts(Map<Priced, List<Reading>> rounds) {

  /** On the wire, as the ledger has them for searches of session-beans with 0 and with 20 items. */
  static final double EMPTY_BYTES = 433;

  private static final double FULL_BYTES = 2005;

  /**
   * What has a price.
   *
   * @param kind what is done
   * @param occasion when
   */
  public record Priced(UnitKind kind, Occasion occasion) {}

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
    Map<Priced, List<Reading>> all = new HashMap<>(rounds);
    other.rounds.forEach(
        (priced, readings) ->
            all.merge(
                priced,
                readings,
                (before, after) -> Stream.concat(before.stream(), after.stream()).toList()));
    return new UnitCosts(all);
  }

  /** CPU microseconds of a tier per repetition. */
  public MeanInterval micros(Priced priced, Tier tier) {
    return MeanInterval.of(
        rounds.get(priced).stream().mapToDouble(round -> round.micros().get(tier)).toArray());
  }

  /** CPU microseconds of all tiers per repetition. */
  public MeanInterval micros(Priced priced) {
    return MeanInterval.of(rounds.get(priced).stream().mapToDouble(Reading::sum).toArray());
  }

  /**
   * What statements cost, CPU microseconds of all tiers.
   *
   * @param count how many an interaction has
   */
  public double statementMicros(double count) {
    return micros(UnitKind.STATEMENT, count);
  }

  /**
   * What transactions add to their statements, CPU microseconds of all tiers.
   *
   * @param count how many an interaction has
   */
  public double transactionMicros(double count) {
    return micros(UnitKind.TRANSACTION, count) - micros(UnitKind.STATEMENT, count);
  }

  /**
   * What calls cost, CPU microseconds of all tiers, by how much they carry: on the line through the
   * two calls that were measured.
   *
   * @param count how many an interaction has
   * @param bytes of one on the wire, both ways
   */
  public double callMicros(double count, double bytes) {
    double empty = micros(UnitKind.CALL, count);
    double full = micros(UnitKind.CALL_FOR_LIST, count);
    double share = (bytes - EMPTY_BYTES) / (FULL_BYTES - EMPTY_BYTES);
    return empty + (full - empty) * Math.max(0, share);
  }

  /** The first of an interaction is alone, each further one comes in a row. */
  private double micros(UnitKind kind, double count) {
    return Math.min(count, 1) * micros(new Priced(kind, Occasion.ALONE)).mean()
        + Math.max(count - 1, 0) * micros(new Priced(kind, Occasion.IN_A_ROW)).mean();
  }
}
