package org.rubisee.entitycontract;

/**
 * Counts of statements, by the database's own counters.
 *
 * @param selects queries
 * @param inserts inserts
 * @param updates updates
 */
public record Statements(long selects, long inserts, long updates) {
  /** What was executed since then. */
  Statements since(Statements earlier) {
    return new Statements(
        selects - earlier.selects, inserts - earlier.inserts, updates - earlier.updates);
  }
}
