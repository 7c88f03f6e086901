package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What an implementation does in one transaction in WildFly and in several in another container.
 */
final class AtomicityComparison {

  private AtomicityComparison() {}

  /**
   * Interactions for which the web tier begins a transaction in WildFly only.
   *
   * @param wildfly the ledger of an implementation in WildFly
   * @param other the ledger of the same implementation in another container
   * @return a line for those that read, and one for those that write; empty when there are none
   */
  static List<String> differences(Ledger wildfly, Ledger other) {
    List<String> differences = new ArrayList<>();
    add(
        differences,
        other.name() + ", reads that are not atomic: ",
        wildfly,
        row -> isSplit(row, other) && row.count(Column.ROWS_CHANGED) == 0);
    add(
        differences,
        other.name() + ", writes of which one call changes all rows: ",
        wildfly,
        row -> isSplit(row, other) && row.count(Column.ROWS_CHANGED) > 0);
    return List.copyOf(differences);
  }

  private static void add(
      List<String> differences, String title, Ledger wildfly, Predicate<LedgerRow> condition) {
    String names =
        wildfly.rows().stream()
            .filter(condition)
            .map(row -> row.name().split("\\(", 2)[0])
            .distinct()
            .collect(Collectors.joining(", "));
    if (!names.isEmpty()) {
      differences.add(title + names);
    }
  }

  private static boolean isSplit(LedgerRow row, Ledger other) {
    return row.count(Column.TRANSACTION_OPERATIONS) > 0
        && other
            .row(row.name())
            .filter(there -> there.count(Column.TRANSACTION_OPERATIONS) == 0)
            .isPresent();
  }
}
