package org.rubisee.schema;

import java.util.List;

/**
 * A column that holds the id of a row in one of some tables. There are no foreign keys, so the
 * audit follows these.
 *
 * @param table the table that refers
 * @param column its column
 * @param targets the tables one of which has the id
 */
record Reference(String table, String column, List<String> targets) {

  static final List<Reference> ALL =
      List.of(
          new Reference("users", "region", List.of("regions")),
          new Reference("items", "seller", List.of("users")),
          new Reference("items", "category", List.of("categories")),
          new Reference("old_items", "seller", List.of("users")),
          new Reference("old_items", "category", List.of("categories")),
          new Reference("bids", "user_id", List.of("users")),
          new Reference("bids", "item_id", List.of("items", "old_items")),
          new Reference("comments", "from_user_id", List.of("users")),
          new Reference("comments", "to_user_id", List.of("users")),
          new Reference("comments", "item_id", List.of("items", "old_items")),
          new Reference("buy_now", "buyer_id", List.of("users")),
          new Reference("buy_now", "item_id", List.of("items", "old_items")));

  /** What must hold. */
  String name() {
    return table + "." + column + " is the id of a row in " + String.join(" or ", targets);
  }

  /** Finds the rows that refer to nothing. */
  String broken() {
    return dangling(column + " <> 0");
  }

  /**
   * Whether clients written for RUBiS 1.4.3 may leave 0 here: they count users, categories and
   * regions from 0.
   */
  boolean mayBeZeroFromOldClients() {
    return !column.equals("item_id");
  }

  /** Finds the rows that hold 0. */
  String zero() {
    return "SELECT id FROM " + table + " WHERE " + column + " = 0";
  }

  private String dangling(String condition) {
    StringBuilder sql = new StringBuilder("SELECT r.id FROM " + table + " r WHERE r." + condition);
    for (String target : targets) {
      sql.append(" AND NOT EXISTS (SELECT 1 FROM " + target + " t WHERE t.id = r." + column + ")");
    }
    return sql.toString();
  }
}
