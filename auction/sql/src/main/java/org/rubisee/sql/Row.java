package org.rubisee.sql;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * The current row of a result, read from left to right, so that a statement lists its columns in
 * the order of the record that they become.
 */
final class Row {
  private final ResultSet columns;
  private int column;

  Row(ResultSet columns) {
    this.columns = columns;
  }

  /** Moves to the next row; false after the last one. */
  boolean next() throws SQLException {
    column = 0;
    return columns.next();
  }

  int number() throws SQLException {
    return columns.getInt(++column);
  }

  boolean flag() throws SQLException {
    return columns.getBoolean(++column);
  }

  String text() throws SQLException {
    return columns.getString(++column);
  }

  /** The text, or another one where an outer join found nothing. */
  String textOr(String absent) throws SQLException {
    String text = text();
    return text == null ? absent : text;
  }

  Money money() throws SQLException {
    BigDecimal amount = columns.getBigDecimal(++column);
    return Money.of(amount);
  }

  LocalDateTime dateTime() throws SQLException {
    return columns.getObject(++column, LocalDateTime.class);
  }
}
