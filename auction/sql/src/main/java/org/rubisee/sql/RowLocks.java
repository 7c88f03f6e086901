package org.rubisee.sql;

/** Who makes transactions that change the same item wait for each other. */
public enum RowLocks {
  /** The database: the item's row is read FOR UPDATE. */
  BY_DATABASE,
  /**
   * The caller, who lets one such transaction at a time in, until it is committed. The item's row
   * is read like any other. Correct only if all writes on the database go through that caller.
   */
  BY_CALLER;

  /** A query for the row of an item that is going to be changed. */
  String reading(String query) {
    return this == BY_DATABASE ? query + "\nFOR UPDATE" : query;
  }
}
