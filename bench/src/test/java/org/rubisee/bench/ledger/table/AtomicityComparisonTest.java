package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AtomicityComparisonTest {

  private static final List<LedgerRow> WILDFLY =
      List.of(
          row("Home", 0, 0),
          row("ViewUserInfo(no comments)", 2, 0),
          row("ViewUserInfo(user with comments)", 2, 0),
          row("AboutMe", 2, 0),
          row("StoreBid", 0, 3),
          row("StoreBuyNow", 2, 3));

  @Test
  void namesWhatTheWebTierDoesInOneTransactionInWildFlyOnly() {
    List<LedgerRow> openEjb =
        WILDFLY.stream().map(row -> row(row.name(), 0, row.count(Column.ROWS_CHANGED))).toList();

    assertThat(differences(openEjb))
        .containsExactly(
            "entity-cmp-openejb, reads that are not atomic: ViewUserInfo, AboutMe",
            "entity-cmp-openejb, writes of which one call changes all rows: StoreBuyNow");
  }

  @Test
  void namesNothingWhereTransactionsAreTheSame() {
    assertThat(differences(WILDFLY)).isEmpty();
  }

  private static List<String> differences(List<LedgerRow> openEjb) {
    return AtomicityComparison.differences(
        new Ledger("entity-cmp", LedgerVariant.C, WILDFLY),
        new Ledger("entity-cmp", LedgerVariant.OPENEJB, openEjb));
  }

  private static LedgerRow row(String name, long operations, long changed) {
    return new LedgerRow(
        name,
        Map.of(),
        Map.of(Column.TRANSACTION_OPERATIONS, operations, Column.ROWS_CHANGED, changed),
        Map.of(),
        Map.of(),
        Map.of());
  }
}
