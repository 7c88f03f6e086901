package org.rubisee.bench.prices;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time of single calls and statements, as it was measured, without that of the JVMs' compilers.
 *
 * @param rounds by what was done and when, a reading per round; everything was done in every round
 */
public record UnitCosts(@JsonIgnore Map<Priced, List<Reading>> rounds) {

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

  /** As files have it: a key of an object would be a word there. */
  record Line(UnitKind kind, Occasion occasion, List<Reading> rounds) {}

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static UnitCosts of(List<Line> lines) {
    return new UnitCosts(
        lines.stream()
            .collect(
                Collectors.toMap(line -> new Priced(line.kind(), line.occasion()), Line::rounds)));
  }

  @JsonValue
  List<Line> lines() {
    return rounds.entrySet().stream()
        .map(one -> new Line(one.getKey().kind(), one.getKey().occasion(), one.getValue()))
        .toList();
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
   * two calls that were measured. Its interval is that over the rounds.
   *
   * @param count how many an interaction has
   * @param bytes of one on the wire, both ways
   */
  public MeanInterval callMicros(double count, double bytes) {
    double share = Math.max(0, (bytes - EMPTY_BYTES) / (FULL_BYTES - EMPTY_BYTES));
    double[] ofRounds =
        IntStream.range(0, roundCount())
            .mapToDouble(
                round ->
                    (1 - share) * micros(UnitKind.CALL, count, round)
                        + share * micros(UnitKind.CALL_FOR_LIST, count, round))
            .toArray();
    return MeanInterval.of(ofRounds);
  }

  private int roundCount() {
    return rounds.values().stream().mapToInt(List::size).min().orElse(0);
  }

  private double micros(UnitKind kind, double count) {
    return IntStream.range(0, roundCount())
        .mapToDouble(round -> micros(kind, count, round))
        .average()
        .orElse(0);
  }

  /** The first of an interaction is alone, each further one comes in a row. */
  private double micros(UnitKind kind, double count, int round) {
    return Math.min(count, 1) * sum(kind, Occasion.ALONE, round)
        + Math.max(count - 1, 0) * sum(kind, Occasion.IN_A_ROW, round);
  }

  private double sum(UnitKind kind, Occasion occasion, int round) {
    return rounds.get(new Priced(kind, occasion)).get(round).sum();
  }
}
