package org.rubisee.bench.ledger.wire;

import java.util.Map;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.settings.Text;

/**
 * The ledger counts of one page.
 *
 * @param remoteCalls calls of beans over the network
 * @param beanCalls calls of beans from beans
 * @param statements SQL statements that read or write rows
 * @param transactionStatements statements that begin, end or set up transactions
 * @param rows rows sent by the database, or changed in it
 */
public record PageCounts(
    long remoteCalls, long beanCalls, long statements, long transactionStatements, long rows) {

  static PageCounts of(Map<Column, Long> counts) {
    return new PageCounts(
        count(counts, Column.REMOTE_CALLS),
        count(counts, Column.BEAN_CALLS),
        count(counts, Column.SELECT, Column.INSERT, Column.UPDATE, Column.DELETE),
        count(counts, Column.BEGIN, Column.COMMIT, Column.ROLLBACK, Column.SET),
        count(counts, Column.ROWS_SENT, Column.ROWS_CHANGED));
  }

  private static long count(Map<Column, Long> counts, Column... columns) {
    long sum = 0;
    for (Column column : columns) {
      sum += counts.getOrDefault(column, 0L);
    }
    return sum;
  }

  /** For people. */
  public String inWords() {
    return Text.of(
        "This page took %s, %s between beans, %s (%s) and %s for transactions",
        times(remoteCalls, "remote call"),
        times(beanCalls, "call"),
        times(statements, "SQL statement"),
        times(rows, "row"),
        times(transactionStatements, "statement"));
  }

  private static String times(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  /** For programs: names and numbers, as in a structured header field. */
  public String asHeader() {
    return Text.of(
        "remote-calls=%d, bean-calls=%d, sql-statements=%d, transaction-statements=%d, rows=%d",
        remoteCalls, beanCalls, statements, transactionStatements, rows);
  }
}
