package org.rubisee.schema;

/**
 * The rows of one table, or of a part of it, written from their numbers. Sources are what rows come
 * from: users or auctions, of which each may give no, one or several rows.
 */
interface TableRows {

  /** The table they go to. */
  String table();

  /** Its columns in the order in which they are written, comma separated. */
  String columns();

  /** How many sources there are. */
  int sources();

  /**
   * Writes the rows of some sources.
   *
   * @param from the first source, a multiple of {@link Auctions#BLOCK}
   * @param to the source after the last one
   */
  void write(int from, int to, RowBuffer out);
}
