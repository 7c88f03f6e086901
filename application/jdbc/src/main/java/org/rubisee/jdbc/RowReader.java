package org.rubisee.jdbc;

import java.sql.SQLException;

/** Makes a value of a row. */
@FunctionalInterface
public interface RowReader<T> {

  /** Reads the columns of the current row. */
  T read(Row row) throws SQLException;
}
