package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.schema.rows.TableRows;

/** What a plan generates. Immutable. */
public interface Content {

  /**
   * The rows of all tables that a load fills, the largest part first. Any number of threads may
   * write them.
   */
  List<TableRows> rows();

  /** The tables that a site writes to, after a load. */
  List<LoadedTable> writtenTables();

  /**
   * Puts back what a site changed in loaded rows, moved ones included. Rows that a site added are
   * gone by then. Does not commit.
   *
   * @return how many rows had been changed
   */
  int restoreChanged(Connection connection) throws SQLException;
}
