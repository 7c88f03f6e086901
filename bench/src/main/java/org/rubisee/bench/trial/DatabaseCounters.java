package org.rubisee.bench.trial;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The database's own counters, read on a connection of their own. */
final class DatabaseCounters implements AutoCloseable {

  private static final List<String> NAMES =
      List.of(
          "Questions",
          "Com_select",
          "Com_insert",
          "Com_update",
          "Com_delete",
          "Com_commit",
          "Com_rollback",
          "Com_stmt_prepare",
          "Com_stmt_execute",
          "Bytes_received",
          "Bytes_sent",
          "Innodb_rows_read",
          "Innodb_rows_inserted",
          "Innodb_rows_updated",
          "Innodb_rows_deleted",
          "Innodb_row_lock_waits",
          "Innodb_row_lock_time",
          "Innodb_buffer_pool_reads",
          "Innodb_data_fsyncs",
          "Threads_connected",
          "Threads_running");

  private static final String QUERY =
      "SHOW GLOBAL STATUS WHERE Variable_name IN ('" + String.join("', '", NAMES) + "')";

  private final Connection connection;

  DatabaseCounters(Connection connection) {
    this.connection = connection;
  }

  Map<String, Long> read() throws SQLException {
    Map<String, Long> counters = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(QUERY)) {
      while (row.next()) {
        counters.put(row.getString(1), row.getLong(2));
      }
    }
    return counters;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
