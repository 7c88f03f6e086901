package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LockComparisonTest {

  private static Ledger ledger(LedgerVariant variant, long locks) {
    return new Ledger(
        "entity-cmp",
        variant,
        List.of(row("ViewItem", 0), row("StoreBid", locks), row("only-in-" + variant.suffix(), 1)));
  }

  private static LedgerRow row(String name, long locks) {
    return new LedgerRow(
        name,
        Map.of(),
        Map.of(Column.SELECT, 4L, Column.FOR_UPDATE, locks),
        Map.of(),
        Map.of(),
        Map.of());
  }

  @Test
  void findsNothingInTheSameNumbers() {
    assertThat(
            LockComparison.differences(
                ledger(LedgerVariant.C, 2), ledger(LedgerVariant.OPENEJB, 2)))
        .isEmpty();
  }

  @Test
  void namesTheInteractionThatLocksMore() {
    assertThat(
            LockComparison.differences(
                ledger(LedgerVariant.C, 2), ledger(LedgerVariant.OPENEJB, 3)))
        .containsExactly("entity-cmp-openejb, StoreBid: 3 SELECT ... FOR UPDATE, 2 in WildFly");
  }
}
