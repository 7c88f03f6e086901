package org.rubisee.jdbc;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;

/**
 * The current row of a result, read from left to right, so that a statement lists its columns in
 * the order of the record that they become.
 */
public final class Row {
  private final ResultSet columns;
  private int column;

  /** The rows of this result, before the first one. */
  public Row(ResultSet columns) {
    this.columns = columns;
  }

  /** Moves to the next row; false after the last one. */
  public boolean next() throws SQLException {
    column = 0;
    return columns.next();
  }

  /** A whole number. */
  public int number() throws SQLException {
    return columns.getInt(++column);
  }

  /** Yes or no. */
  public boolean flag() throws SQLException {
    return columns.getBoolean(++column);
  }

  /** A text; null if there is none. */
  public String text() throws SQLException {
    return columns.getString(++column);
  }

  /** The text, or another one where an outer join found nothing. */
  public String textOr(String absent) throws SQLException {
    String text = text();
    return text == null ? absent : text;
  }

  /** An amount. */
  public Money money() throws SQLException {
    return Money.of(decimal());
  }

  /** A number with decimals. */
  public BigDecimal decimal() throws SQLException {
    return columns.getBigDecimal(++column);
  }

  /** A date. */
  public LocalDate date() throws SQLException {
    return columns.getObject(++column, LocalDate.class);
  }

  /** A date and time. */
  public LocalDateTime dateTime() throws SQLException {
    return columns.getObject(++column, LocalDateTime.class);
  }
}
