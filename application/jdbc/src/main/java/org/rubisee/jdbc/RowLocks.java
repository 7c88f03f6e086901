package org.rubisee.jdbc;

/** Who makes transactions that change the same row wait for each other. */
public enum RowLocks {
  /** The database: the row is read FOR UPDATE. */
  BY_DATABASE,
  /**
   * The caller, who lets one such transaction at a time in, until it is committed. The row is read
   * like any other. Correct only if all writes on the database go through such a caller.
   */
  BY_CALLER;

  /** A query for rows that are going to be changed. */
  public String reading(String query) {
    return this == BY_DATABASE ? query + "\nFOR UPDATE" : query;
  }
}
