package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LedgerTableTest {

  private static Ledger ledger(String implementation, LedgerVariant variant, long locks) {
    LedgerRow row =
        new LedgerRow(
            "StoreBid",
            Map.of(),
            Map.of(Column.SELECT, 4L, Column.FOR_UPDATE, locks),
            Map.of(),
            Map.of(),
            Map.of());
    return new Ledger(implementation, variant, List.of(row));
  }

  @Test
  void showsBothContainersOfThoseThatRunInOpenEjb() {
    String page =
        LedgerTable.markdown(
            List.of(
                ledger("servlets-only", LedgerVariant.C, 1),
                ledger("entity-cmp", LedgerVariant.C, 2),
                ledger("entity-cmp", LedgerVariant.OPENEJB, 3)));

    assertThat(page)
        .contains("### SELECT ... FOR UPDATE: WildFly / OpenEJB")
        .contains("| interaction | entity-cmp |")
        .contains("| StoreBid | 2 / 3 |")
        .contains("- entity-cmp-openejb, StoreBid: 3 SELECT ... FOR UPDATE, 2 in WildFly\n");
  }

  @Test
  void namesWhatIsNotOneTransactionInOpenEjb() {
    LedgerRow inWildFly =
        new LedgerRow(
            "AboutMe",
            Map.of(),
            Map.of(Column.TRANSACTION_OPERATIONS, 2L),
            Map.of(),
            Map.of(),
            Map.of());
    String page =
        LedgerTable.markdown(
            List.of(
                new Ledger("entity-cmp", LedgerVariant.C, List.of(inWildFly)),
                new Ledger(
                    "entity-cmp",
                    LedgerVariant.OPENEJB,
                    List.of(
                        new LedgerRow(
                            "AboutMe", Map.of(), Map.of(), Map.of(), Map.of(), Map.of())))));

    assertThat(page)
        .contains("### Transaction operations of the web tier: WildFly / OpenEJB")
        .contains("| AboutMe | 2 / 0 |")
        .contains("- entity-cmp-openejb, reads that are not atomic: AboutMe\n");
  }

  @Test
  void saysThatNoLocksDiffer() {
    assertThat(
            LedgerTable.markdown(
                List.of(
                    ledger("entity-cmp", LedgerVariant.C, 2),
                    ledger("entity-cmp", LedgerVariant.OPENEJB, 2))))
        .contains("None: each interaction locks as many rows in both containers.");
  }

  @Test
  void hasNoSectionWithoutALedgerOfOpenEjb() {
    assertThat(LedgerTable.markdown(List.of(ledger("entity-cmp", LedgerVariant.C, 2))))
        .contains("| StoreBid | 2 |")
        .doesNotContain("OpenEJB");
  }
}
