package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;

class CountedTest {

  private static final Ledger LEDGER =
      new Ledger(
          "entity-cmp",
          List.of(
              row("Home", Map.of()),
              row(
                  "ViewItem(bids,qty=1)",
                  Map.of(
                      Column.REMOTE_CALLS, 14L,
                      Column.WEB_TO_APP, 5000L,
                      Column.APP_TO_WEB, 2000L,
                      Column.BEAN_CALLS, 2L,
                      Column.SELECT, 16L,
                      Column.SET, 2L,
                      Column.COMMIT, 14L)),
              row("ViewItem(no bids)", Map.of(Column.REMOTE_CALLS, 99L))));

  private static LedgerRow row(String name, Map<Column, Long> counts) {
    return new LedgerRow(name, Map.of(), counts, Map.of(), Map.of(), Map.of());
  }

  @Test
  void weighsInteractionsByHowOftenTheyWereAnswered() {
    Counted counted = Counted.of(LEDGER, Map.of("Home", 3L, "ViewItem", 1L));
    assertThat(counted.remoteCalls()).isCloseTo(3.5, within(1e-9));
    assertThat(counted.statements()).isCloseTo(4, within(1e-9));
    assertThat(counted.transactions()).isCloseTo(3.5, within(1e-9));
    assertThat(counted.bytesPerCall()).isCloseTo(500, within(1e-9));
  }

  @Test
  void anInteractionThatTheLedgerDoesNotKnowCostsNothingButCounts() {
    assertThat(Counted.of(LEDGER, Map.of("ViewItem", 1L, "Dance", 1L)).remoteCalls())
        .isCloseTo(7, within(1e-9));
  }

  @Test
  void callsBetweenBeansAreRemoteOnesWhereTheyTakeTheNetwork() {
    Counted counted = Counted.of(LEDGER, Map.of("ViewItem", 1L)).overNetwork();
    assertThat(counted.remoteCalls()).isCloseTo(16, within(1e-9));
  }
}
