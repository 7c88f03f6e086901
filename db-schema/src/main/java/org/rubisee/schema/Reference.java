package org.rubisee.schema;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A column that holds the key of a row in one of some tables. There are no foreign keys, so the
 * audit follows these.
 *
 * @param rows identifies the rows that refer
 * @param column the column that holds the key
 * @param targets the keys of the tables one of which has the row
 * @param mayBeZero whether old clients may leave 0 here; such rows are orphans, not violations
 */
public record Reference(Key rows, String column, List<Key> targets, boolean mayBeZero) {

  /** Finds the rows that refer to nothing; 0 is left out. */
  Check dangling() {
    return new SqlCheck(name(), dangling(column + " <> 0"));
  }

  /** Finds the rows that hold 0. */
  Check zero() {
    return new SqlCheck(
        name() + ", not 0",
        "SELECT " + rows.column() + " FROM " + rows.table() + " WHERE " + column + " = 0");
  }

  private String name() {
    return rows.table()
        + "."
        + column
        + " is the id of a row in "
        + targets.stream().map(Key::table).collect(Collectors.joining(" or "));
  }

  private String dangling(String condition) {
    StringBuilder sql = new StringBuilder("SELECT r." + rows.column());
    sql.append(" FROM " + rows.table() + " r WHERE r." + condition);
    for (Key target : targets) {
      sql.append(" AND NOT EXISTS (SELECT 1 FROM " + target.table() + " t WHERE t.");
      sql.append(target.column() + " = r." + column + ")");
    }
    return sql.toString();
  }
}
