package org.rubisee.contract;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.Map;
import org.rubisee.model.Money;

/**
 * A row of the database.
 *
 * @param columns what it holds, by column
 */
record Row(Map<String, Object> columns) {

  /** The row's primary key. */
  int id() {
    return number("id");
  }

  /** A whole number. */
  int number(String column) {
    return ((Number) value(column)).intValue();
  }

  /** An amount of money. */
  Money money(String column) {
    return Money.of((BigDecimal) value(column));
  }

  /** A text. */
  String text(String column) {
    return value(column).toString();
  }

  /** A moment of business time. */
  LocalDateTime time(String column) {
    return (LocalDateTime) value(column);
  }

  private Object value(String column) {
    Object value = columns.get(column);
    if (value == null) {
      throw new AssertionError("No value of " + column + " in " + columns);
    }
    return value;
  }
}
