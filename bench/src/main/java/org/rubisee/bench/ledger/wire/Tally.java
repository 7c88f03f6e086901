package org.rubisee.bench.ledger.wire;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.ledger.table.Column;

/** Counts that go up while traffic passes. Thread-safe. */
final class Tally {

  private final Map<Column, Long> counts = new EnumMap<>(Column.class);
  private final Map<String, Integer> statements = new TreeMap<>();

  synchronized void add(Column column, long more) {
    counts.merge(column, more, Long::sum);
  }

  synchronized void statement(Column kind, String text) {
    counts.merge(kind, 1L, Long::sum);
    statements.merge(text, 1, Integer::sum);
  }

  /** What has been counted since the last time this was called. */
  synchronized Seen take() {
    Seen seen = new Seen(new EnumMap<>(counts), new TreeMap<>(statements));
    counts.clear();
    statements.clear();
    return seen;
  }

  synchronized long total() {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * Counts of a while.
   *
   * @param counts by column; a column that is missing is 0
   * @param statements texts of SQL statements, with how often each was executed
   */
  record Seen(Map<Column, Long> counts, Map<String, Integer> statements) {}
}
