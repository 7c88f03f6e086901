package org.rubisee.entitycontract;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.rubisee.schema.DatabaseAddress;

/** Reads MySQL's statement counters, on a connection of its own; reading them counts as nothing. */
final class StatementCounters implements AutoCloseable {
  private static final String QUESTION =
      "SHOW GLOBAL STATUS WHERE Variable_name IN ('Com_select', 'Com_insert', 'Com_update')";

  private final Connection connection;

  StatementCounters(DatabaseAddress address) {
    connection = address.connect();
  }

  Statements read() throws SQLException {
    Map<String, Long> counts = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(QUESTION)) {
      while (rows.next()) {
        counts.put(rows.getString(1), rows.getLong(2));
      }
    }
    return new Statements(
        counts.get("Com_select"), counts.get("Com_insert"), counts.get("Com_update"));
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
