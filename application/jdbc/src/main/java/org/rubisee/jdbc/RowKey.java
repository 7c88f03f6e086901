package org.rubisee.jdbc;

import java.util.Comparator;

/**
 * A row that a write changes. Keys are ordered, so that whoever takes the locks of several in this
 * order never waits for somebody who waits for them.
 *
 * @param table name of its table
 * @param id its primary key
 */
public record RowKey(String table, int id) implements Comparable<RowKey> {

  private static final Comparator<RowKey> ORDER =
      Comparator.comparing(RowKey::table).thenComparingInt(RowKey::id);

  @Override
  public int compareTo(RowKey other) {
    return ORDER.compare(this, other);
  }
}
