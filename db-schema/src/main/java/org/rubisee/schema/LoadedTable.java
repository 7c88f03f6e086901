package org.rubisee.schema;

/**
 * What a load left in a table that a site writes to.
 *
 * @param table the table
 * @param rows how many rows it has
 * @param lastId the highest id of a row
 * @param lastGivenId new rows get ids beyond this one; 0 if the table gives no ids
 */
public record LoadedTable(String table, long rows, long lastId, long lastGivenId) {

  /** A table with ids from 1 without gaps. */
  public static LoadedTable counted(String table, long rows) {
    return new LoadedTable(table, rows, rows, rows);
  }
}
