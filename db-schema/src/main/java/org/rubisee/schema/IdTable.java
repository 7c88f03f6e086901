package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;

/**
 * A table with the last id given in each other table. Only some implementations take ids from it,
 * so after work of another one it lags behind; every start and restore brings it up to date.
 */
public interface IdTable {

  /** Whether ids were taken from the table since a plan was loaded. */
  boolean isInUse(Connection connection, DataPlan plan) throws SQLException;

  /** Makes the table say what the other tables hold. Does not commit. */
  void resynchronize(Connection connection) throws SQLException;

  /** Finds out whether it lags behind. */
  Check lag();
}
