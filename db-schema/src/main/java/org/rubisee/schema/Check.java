package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.LongConsumer;

/** An invariant of the data, and how the rows that break it are found. */
public interface Check {

  /** What must hold, as a sentence without a full stop. */
  String invariant();

  /**
   * Finds the rows that break it.
   *
   * @param broken is told the id of each
   */
  void find(Connection connection, LongConsumer broken) throws SQLException;
}
