package org.rubisee.bench.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Tier;

class UnitCostsTest {

  /** A call costs 160, one for a list 240, a statement 100, in a transaction 190. */
  static UnitCosts sample(double noise) {
    Map<UnitKind, List<UnitCosts.Reading>> rounds = new EnumMap<>(UnitKind.class);
    rounds.put(UnitKind.CALL, List.of(reading(90 + noise, 70, 0), reading(90 - noise, 70, 0)));
    rounds.put(UnitKind.CALL_FOR_LIST, List.of(reading(120, 120, 0)));
    rounds.put(UnitKind.STATEMENT, List.of(reading(60, 0, 40)));
    rounds.put(UnitKind.TRANSACTION, List.of(reading(120, 0, 70)));
    return new UnitCosts(rounds);
  }

  private static UnitCosts.Reading reading(double web, double app, double db) {
    return new UnitCosts.Reading(Map.of(Tier.WEB, web, Tier.APP, app, Tier.DB, db));
  }

  @Test
  void aCallCostsMoreTheMoreItCarries() {
    UnitCosts costs = sample(0);
    assertThat(costs.callMicros(433)).isCloseTo(160, within(1e-9));
    assertThat(costs.callMicros(1219)).isCloseTo(200, within(1e-9));
    assertThat(costs.callMicros(2005)).isCloseTo(240, within(1e-9));
  }

  @Test
  void noCallIsCheaperThanAnEmptyOne() {
    assertThat(sample(0).callMicros(10)).isCloseTo(160, within(1e-9));
  }

  @Test
  void aTransactionAddsToItsStatement() {
    assertThat(sample(0).transactionMicros()).isCloseTo(90, within(1e-9));
  }

  @Test
  void roundsBeforeAndAfterARunCountAlike() {
    UnitCosts both = sample(5).plus(sample(1));
    assertThat(both.rounds().get(UnitKind.CALL)).hasSize(4);
    assertThat(both.micros(UnitKind.CALL, Tier.WEB).mean()).isCloseTo(90, within(1e-9));
    assertThat(both.micros(UnitKind.CALL, Tier.WEB).halfWidth()).isPositive();
  }
}
