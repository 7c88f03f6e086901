package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Statements of a file beside this class: each ends with a semicolon at the end of a line. */
final class SqlScript {

  private SqlScript() {}

  static List<String> statements(String file) {
    String withoutComments =
        Names.lines(file).stream()
            .filter(line -> !line.startsWith("--"))
            .collect(Collectors.joining("\n"));
    return Arrays.stream(withoutComments.split(";\n|;$"))
        .map(String::strip)
        .filter(statement -> !statement.isEmpty())
        .toList();
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Executes a statement that only some servers know or allow, and that only makes them faster. */
  static void tryToExecute(Connection connection, String sql) {
    try {
      execute(connection, sql);
    } catch (SQLException e) {
      // The server is another make or the account may not: everything works without it.
    }
  }
}
