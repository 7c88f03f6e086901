package org.rubisee.schema;

import java.util.OptionalLong;

/**
 * What a load left in a table that a site writes to.
 *
 * @param key identifies its rows, alone or with other columns
 * @param rows how many rows it has
 * @param lastId the highest value of the key; rows beyond it are the site's
 * @param lastGivenId new rows get ids beyond this one; empty if the table gives no ids
 */
public record LoadedTable(Key key, long rows, long lastId, OptionalLong lastGivenId) {

  /** A table with ids from 1 without gaps, which gives the next ones. */
  public static LoadedTable counted(Key key, long rows) {
    return new LoadedTable(key, rows, rows, OptionalLong.of(rows));
  }

  /** A table that gives no ids. */
  public static LoadedTable withoutIds(Key key, long rows, long lastId) {
    return new LoadedTable(key, rows, lastId, OptionalLong.empty());
  }

  /** The name of the table. */
  public String table() {
    return key.table();
  }
}
