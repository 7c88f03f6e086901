package org.rubisee.schema;

/**
 * A column of whole numbers that identifies the rows of a table, alone or with other columns.
 *
 * @param table the table
 * @param column its column
 */
public record Key(String table, String column) {

  /** The column {@code id}. */
  public static Key id(String table) {
    return new Key(table, "id");
  }
}
