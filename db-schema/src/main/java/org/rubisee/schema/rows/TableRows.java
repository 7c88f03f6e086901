package org.rubisee.schema.rows;

/**
 * The rows of one table, or of a part of it, written from their numbers. Sources are what rows come
 * from: users or items, of which each may give no, one or several rows.
 */
public interface TableRows {

  /**
   * Parts of a table begin at multiples of this number. Blocks of 2 to 7, 10, 20, 21, 25, 50 or 100
   * sources fit into it, so that generators know the ids at such a point without counting.
   */
  int BLOCK = 2_100;

  /** The table they go to. */
  String table();

  /** Its columns in the order in which they are written, comma separated. */
  String columns();

  /** How many sources there are. */
  int sources();

  /**
   * Writes the rows of some sources.
   *
   * @param from the first source, a multiple of {@link #BLOCK}
   * @param to the source after the last one
   */
  void write(int from, int to, RowBuffer out);
}
