package org.rubisee.bench.ledger.table;

import java.util.List;
import java.util.Optional;

/**
 * The counts of each interaction in one implementation.
 *
 * @param implementation its name
 * @param variant how it ran
 * @param rows in the order in which they were counted
 */
public record Ledger(String implementation, LedgerVariant variant, List<LedgerRow> rows) {

  public Ledger {
    rows = List.copyOf(rows);
  }

  /** The ledger of an implementation as it is delivered. */
  public Ledger(String implementation, List<LedgerRow> rows) {
    this(implementation, LedgerVariant.C, rows);
  }

  /** Implementation and variant in one word, for example {@code entity-cmp-A-warm}. */
  public String name() {
    return variant.nameOf(implementation);
  }

  /** The row of that name, if it was counted. */
  public Optional<LedgerRow> row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst();
  }
}
