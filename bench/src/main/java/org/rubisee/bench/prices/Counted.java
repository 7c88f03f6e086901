package org.rubisee.bench.prices;

import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;

/**
 * The ledger counts of an average interaction of a run: the rows of the agreed ledger, each as
 * often as its interaction was answered.
 *
 * @param remoteCalls from the web tier
 * @param webAppBytes between web and application tier
 * @param beanCalls between beans
 * @param statements that read or write rows
 * @param transactions committed or rolled back on the database
 */
public record Counted(
    double remoteCalls,
    double webAppBytes,
    double beanCalls,
    double statements,
    double transactions) {

  private static final Counted NOTHING = new Counted(0, 0, 0, 0, 0);

  /**
   * Counts of an average interaction.
   *
   * @param answered how often each interaction was answered, by label
   */
  public static Counted of(Ledger ledger, Map<String, Long> answered) {
    Counted sum = NOTHING;
    double total = 0;
    for (Map.Entry<String, Long> interaction : answered.entrySet()) {
      Optional<LedgerRow> row = row(ledger, interaction.getKey());
      if (row.isPresent()) {
        sum = sum.plus(Counted.of(row.get()), interaction.getValue());
      }
      total += interaction.getValue();
    }
    return NOTHING.plus(sum, total == 0 ? 0 : 1 / total);
  }

  /** The first case of an interaction, which is the usual one. */
  private static Optional<LedgerRow> row(Ledger ledger, String interaction) {
    return ledger.rows().stream()
        .filter(row -> row.name().equals(interaction) || row.name().startsWith(interaction + "("))
        .findFirst();
  }

  private static Counted of(LedgerRow row) {
    return new Counted(
        row.count(Column.REMOTE_CALLS),
        row.count(Column.WEB_TO_APP) + row.count(Column.APP_TO_WEB),
        row.count(Column.BEAN_CALLS),
        row.sqlStatements(),
        row.count(Column.COMMIT) + row.count(Column.ROLLBACK));
  }

  private Counted plus(Counted other, double times) {
    return new Counted(
        remoteCalls + times * other.remoteCalls,
        webAppBytes + times * other.webAppBytes,
        beanCalls + times * other.beanCalls,
        statements + times * other.statements,
        transactions + times * other.transactions);
  }

  /** The same where beans call each other over the network, with answers as small as a getter's. */
  Counted overNetwork() {
    return new Counted(
        remoteCalls + beanCalls,
        webAppBytes + beanCalls * UnitCosts.EMPTY_BYTES,
        0,
        statements,
        transactions);
  }

  /** Bytes of an average call; 0 where there is none. */
  double bytesPerCall() {
    return remoteCalls == 0 ? 0 : webAppBytes / remoteCalls;
  }
}
