package org.rubisee.schema;

import java.util.List;

/**
 * A column that holds the id of a row in one of some tables. There are no foreign keys, so the
 * audit follows these.
 *
 * @param table the table that refers
 * @param column its column
 * @param targets the tables one of which has the id
 * @param mayBeZero whether old clients may leave 0 here; such rows are orphans, not violations
 */
public record Reference(String table, String column, List<String> targets, boolean mayBeZero) {

  /** Finds the rows that refer to nothing; 0 is left out. */
  Check dangling() {
    return new SqlCheck(name(), dangling(column + " <> 0"));
  }

  /** Finds the rows that hold 0. */
  Check zero() {
    return new SqlCheck(
        name() + ", not 0", "SELECT id FROM " + table + " WHERE " + column + " = 0");
  }

  private String name() {
    return table + "." + column + " is the id of a row in " + String.join(" or ", targets);
  }

  private String dangling(String condition) {
    StringBuilder sql = new StringBuilder("SELECT r.id FROM " + table + " r WHERE r." + condition);
    for (String target : targets) {
      sql.append(" AND NOT EXISTS (SELECT 1 FROM " + target + " t WHERE t.id = r." + column + ")");
    }
    return sql.toString();
  }
}
