package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.settings.Text;

/** Where an implementation locks more or fewer rows in one container than in another. */
public final class LockComparison {

  private LockComparison() {}

  /**
   * The interactions whose numbers of SELECT ... FOR UPDATE differ.
   *
   * @param wildfly the ledger of an implementation in WildFly
   * @param other the ledger of the same implementation in another container
   * @return a line for each: ledger, interaction, both numbers; empty when none differs
   */
  public static List<String> differences(Ledger wildfly, Ledger other) {
    List<String> differences = new ArrayList<>();
    for (LedgerRow row : wildfly.rows()) {
      Optional<LedgerRow> there = other.row(row.name());
      long locks = row.count(Column.FOR_UPDATE);
      there
          .map(found -> found.count(Column.FOR_UPDATE))
          .filter(found -> found != locks)
          .ifPresent(
              found ->
                  differences.add(
                      Text.of(
                          "%s, %s: %d SELECT ... FOR UPDATE, %d in WildFly",
                          other.name(), row.name(), found, locks)));
    }
    return List.copyOf(differences);
  }
}
