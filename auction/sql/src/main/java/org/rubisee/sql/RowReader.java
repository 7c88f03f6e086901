package org.rubisee.sql;

import java.sql.SQLException;

/** Makes a value of a row. */
@FunctionalInterface
interface RowReader<T> {

  /** Reads the columns of the current row. */
  T read(Row row) throws SQLException;
}
