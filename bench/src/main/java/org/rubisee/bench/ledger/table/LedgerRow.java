package org.rubisee.bench.ledger.table;

import java.util.Map;

/**
 * One line of a ledger.
 *
 * @param name of its case
 * @param sizes what the numbers of calls depend on, by letter
 * @param counts by column; a column that is missing is 0
 * @param remoteCalls from the web tier, by bean and method
 * @param beanCalls between beans, by bean and method
 * @param statements executed, by text
 */
public record LedgerRow(
    String name,
    Map<String, Integer> sizes,
    Map<Column, Long> counts,
    Map<String, Integer> remoteCalls,
    Map<String, Integer> beanCalls,
    Map<String, Integer> statements) {

  /** What a column says. */
  public long count(Column column) {
    return counts.getOrDefault(column, 0L);
  }

  /** Statements that read or write rows. */
  public long sqlStatements() {
    return counts.entrySet().stream()
        .filter(count -> count.getKey().isStatement())
        .mapToLong(Map.Entry::getValue)
        .sum();
  }
}
