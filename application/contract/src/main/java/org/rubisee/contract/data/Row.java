package org.rubisee.contract.data;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.Map;
import org.rubisee.logic.Money;

/**
 * A row of the database.
 *
 * @param columns what it holds, by column
 */
public record Row(Map<String, Object> columns) {

  /** The row's primary key. */
  public int id() {
    return number("id");
  }

  /** A whole number. */
  public int number(String column) {
    return ((Number) value(column)).intValue();
  }

  /** An amount of money. */
  public Money money(String column) {
    return Money.of((BigDecimal) value(column));
  }

  /** A text. */
  public String text(String column) {
    return value(column).toString();
  }

  /** A moment of business time. */
  public LocalDateTime time(String column) {
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
