package org.rubisee.bmp;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;

/** A row, read from left to right. */
final class Columns {
  private final ResultSet row;
  private int column;

  Columns(ResultSet row) {
    this.row = row;
  }

  int number() throws SQLException {
    return row.getInt(++column);
  }

  String text() throws SQLException {
    return row.getString(++column);
  }

  BigDecimal amount() throws SQLException {
    return row.getBigDecimal(++column);
  }

  LocalDateTime dateTime() throws SQLException {
    return row.getObject(++column, LocalDateTime.class);
  }
}
