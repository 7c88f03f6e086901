package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Ledgers with a knob that a single implementation has. */
class OwnKnobTableTest {

  private static final LedgerVariant SLOW = new LedgerVariant("store-slow");

  @Test
  void showsWhatDiffersBesideTheDefault() {
    String table =
        OwnKnobTable.markdown(
            List.of(
                new Ledger("one", List.of(row("ViewItem", 1), row("StoreBid", 3))),
                new Ledger("one", SLOW, List.of(row("ViewItem", 1), row("StoreBid", 4))),
                new Ledger("other", List.of(row("StoreBid", 9)))));

    assertThat(table)
        .contains("### one-store-slow")
        .contains("| StoreBid | 3 / 4 | 0 / 0 | 0 / 0 | 0 / 0 | 0 / 0 |")
        .doesNotContain("ViewItem", "9");
  }

  @Test
  void isEmptyWithoutSuchALedger() {
    assertThat(
            OwnKnobTable.markdown(
                List.of(
                    new Ledger("one", List.of(row("ViewItem", 1))),
                    new Ledger("one", LedgerVariant.A_WARM, List.of(row("ViewItem", 0))))))
        .isEmpty();
  }

  @Test
  void needsTheLedgerWithAllDefaults() {
    List<Ledger> alone = List.of(new Ledger("one", SLOW, List.of(row("ViewItem", 1))));
    assertThatThrownBy(() -> OwnKnobTable.markdown(alone))
        .hasMessageContaining("one-store-slow")
        .hasMessageContaining("rubis ledger one --agree");
  }

  private static LedgerRow row(String name, long selects) {
    return new LedgerRow(
        name, Map.of(), Map.of(Column.SELECT, selects), Map.of(), Map.of(), Map.of());
  }
}
