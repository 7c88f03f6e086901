package org.rubisee.bench.ledger;

import java.util.List;
import java.util.Optional;

/**
 * What each interaction costs in one implementation.
 *
 * @param implementation its name
 * @param rows in the order in which they were counted
 */
public record Ledger(String implementation, List<LedgerRow> rows) {

  /** Copies the list. */
  public Ledger {
    rows = List.copyOf(rows);
  }

  /** The row of that name, if it was counted. */
  public Optional<LedgerRow> row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst();
  }
}
