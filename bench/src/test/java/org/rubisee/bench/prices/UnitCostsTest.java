package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;

class UnitCostsTest {

  /** A call costs 160, one for a list 240, a statement 100, in a transaction 190. */
  static UnitCosts sample(double noise) {
    Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds = new HashMap<>();
    put(rounds, UnitKind.CALL, List.of(reading(90 + noise, 70, 0), reading(90 - noise, 70, 0)));
    put(rounds, UnitKind.CALL_FOR_LIST, twice(reading(120, 120, 0)));
    put(rounds, UnitKind.STATEMENT, twice(reading(60, 0, 40)));
    put(rounds, UnitKind.TRANSACTION, twice(reading(120, 0, 70)));
    return new UnitCosts(rounds);
  }

  private static List<UnitCosts.Reading> twice(UnitCosts.Reading reading) {
    return List.of(reading, reading);
  }

  /** What is done alone costs half as much again. */
  private static void put(
      Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds,
      UnitKind kind,
      List<UnitCosts.Reading> inARow) {
    rounds.put(new UnitCosts.Priced(kind, Occasion.IN_A_ROW), inARow);
    rounds.put(
        new UnitCosts.Priced(kind, Occasion.ALONE),
        inARow.stream()
            .map(UnitCosts.Reading::micros)
            .map(
                micros ->
                    reading(
                        1.5 * micros.get(Tier.WEB),
                        1.5 * micros.get(Tier.APP),
                        1.5 * micros.get(Tier.DB)))
            .toList());
  }

  private static UnitCosts.Reading reading(double web, double app, double db) {
    return new UnitCosts.Reading(Map.of(Tier.WEB, web, Tier.APP, app, Tier.DB, db));
  }

  @Test
  void aCallCostsMoreTheMoreItCarries() {
    UnitCosts costs = sample(0);
    assertThat(costs.callMicros(1, 433).mean()).isCloseTo(240, within(1e-9));
    assertThat(costs.callMicros(1, 1219).mean()).isCloseTo(300, within(1e-9));
    assertThat(costs.callMicros(1, 2005).mean()).isCloseTo(360, within(1e-9));
  }

  @Test
  void furtherOnesOfAnInteractionCostWhatTheyDoInARow() {
    UnitCosts costs = sample(0);
    assertThat(costs.callMicros(0.5, 433).mean()).isCloseTo(120, within(1e-9));
    assertThat(costs.callMicros(14, 433).mean()).isCloseTo(240 + 13 * 160, within(1e-9));
    assertThat(costs.statementMicros(3)).isCloseTo(150 + 2 * 100, within(1e-9));
  }

  @Test
  void noCallIsCheaperThanAnEmptyOne() {
    assertThat(sample(0).callMicros(1, 10).mean()).isCloseTo(240, within(1e-9));
  }

  @Test
  void thePriceOfCallsIsAsUncertainAsItsRounds() {
    assertThat(sample(0).callMicros(1, 433).halfWidth()).isZero();
    assertThat(sample(4).callMicros(1, 433))
        .isEqualTo(MeanInterval.of(240 + 1.5 * 4, 240 - 1.5 * 4));
  }

  @Test
  void aTransactionAddsToItsStatement() {
    assertThat(sample(0).transactionMicros(1)).isCloseTo(135, within(1e-9));
  }

  @Test
  void roundsBeforeAndAfterARunCountAlike() {
    UnitCosts both = sample(5).plus(sample(1));
    UnitCosts.Priced call = new UnitCosts.Priced(UnitKind.CALL, Occasion.IN_A_ROW);
    assertThat(both.rounds().get(call)).hasSize(4);
    assertThat(both.micros(call, Tier.WEB).mean()).isCloseTo(90, within(1e-9));
    assertThat(both.micros(call, Tier.WEB).halfWidth()).isPositive();
  }
}
