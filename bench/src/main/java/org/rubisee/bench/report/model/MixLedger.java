package org.rubisee.bench.report.model;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.application.Interaction;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;

/**
 * The ledger of an implementation, weighted by how often its clients asked for each interaction.
 * Where the ledger has several cases of an interaction, its first stands for it.
 *
 * @param ledger counts per interaction
 * @param point whose interactions weigh it
 */
public record MixLedger(Ledger ledger, LoadPoint point) {

  /** The mean count of an interaction, by column. */
  public double of(Column column) {
    return weighted(row -> row.count(column));
  }

  /** Statements that read or write rows, of an average interaction. */
  public double sqlStatements() {
    return weighted(LedgerRow::sqlStatements);
  }

  /** The row that stands for an interaction. */
  public Optional<LedgerRow> row(String interaction) {
    return rows(interaction).stream().findFirst();
  }

  private double weighted(ToDoubleFunction<LedgerRow> count) {
    double sum = 0;
    long total = 0;
    for (Interaction interaction : point.interactions()) {
      long asked = point.outcomes(interaction).total();
      Optional<LedgerRow> row = row(interaction.label());
      if (row.isPresent()) {
        sum += asked * count.applyAsDouble(row.get());
        total += asked;
      }
    }
    return total == 0 ? 0 : sum / total;
  }

  private List<LedgerRow> rows(String interaction) {
    return ledger.rows().stream()
        .filter(row -> row.name().replaceFirst("\\(.*", "").equals(interaction))
        .toList();
  }
}
