package org.rubisee.schema;

import java.util.List;

/**
 * The row that a write of a client leaves, so that what clients sent can be compared with what is
 * stored.
 *
 * @param interaction the write, by its label
 * @param fields fields of its form, in the order of the columns
 * @param table where the row is: a table, or what stands behind {@code FROM} for rows of several
 * @param key the column by which later rows have larger numbers
 * @param columns the columns that hold the fields, comma separated; a date as text, since drivers
 *     write it in the letters of a locale
 */
public record StoredWrite(
    String interaction, List<String> fields, String table, String key, String columns) {

  /** Makes it immutable. */
  public StoredWrite {
    fields = List.copyOf(fields);
  }
}
