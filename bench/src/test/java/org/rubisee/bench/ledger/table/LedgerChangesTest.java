package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LedgerChangesTest {

  private static List<String> changes(Ledger counted) {
    return LedgerChanges.between(AGREED, counted, Set.of());
  }

  private static Ledger ledger(long selects, long bytes, Map<String, Integer> calls) {
    Map<Column, Long> counts = new EnumMap<>(Column.class);
    counts.put(Column.SELECT, selects);
    counts.put(Column.TO_DB, bytes);
    return new Ledger(
        "entity-cmp",
        List.of(new LedgerRow("ViewItem", Map.of(), counts, calls, Map.of(), Map.of())));
  }

  private static final Ledger AGREED = ledger(4, 10_000, Map.of("Item.getName", 1));

  @Test
  void findsNothingInTheSameNumbers() {
    assertThat(changes(ledger(4, 10_000, Map.of("Item.getName", 1)))).isEmpty();
  }

  @Test
  void namesImplementationInteractionAndColumnOfAStatementMore() {
    assertThat(changes(ledger(5, 10_000, Map.of("Item.getName", 1))))
        .containsExactly("entity-cmp, ViewItem: select: 5, agreed 4");
  }

  @Test
  void toleratesTwoPercentOfTheBytesButNotThree() {
    assertThat(changes(ledger(4, 10_200, Map.of("Item.getName", 1)))).isEmpty();
    assertThat(changes(ledger(4, 10_300, Map.of("Item.getName", 1)))).hasSize(1);
  }

  @Test
  void comparesOnMariaDbAllButTheBytesToIt() {
    Set<Column> uncompared = LedgerChanges.uncomparedOn("MariaDB");
    assertThat(
            LedgerChanges.between(AGREED, ledger(4, 9_000, Map.of("Item.getName", 1)), uncompared))
        .isEmpty();
    assertThat(
            LedgerChanges.between(AGREED, ledger(5, 9_000, Map.of("Item.getName", 1)), uncompared))
        .containsExactly("entity-cmp, ViewItem: select: 5, agreed 4");
    assertThat(LedgerChanges.uncomparedOn("MySQL")).isEmpty();
  }

  @Test
  void namesTheCallThatTookAnothersPlace() {
    assertThat(changes(ledger(4, 10_000, Map.of("Item.getId", 1))))
        .containsExactly(
            "entity-cmp, ViewItem: calls of Item.getId: 1, agreed 0",
            "entity-cmp, ViewItem: calls of Item.getName: 0, agreed 1");
  }

  @Test
  void missesARowThatIsNoLongerCounted() {
    assertThat(changes(new Ledger("entity-cmp", List.of())))
        .containsExactly("entity-cmp, ViewItem: is no longer counted");
  }
}
