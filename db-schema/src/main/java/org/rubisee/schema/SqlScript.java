package org.rubisee.schema;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Statements that return nothing, one by one or in a file. */
public final class SqlScript {

  private SqlScript() {}

  /** The statements of a file: each ends with a semicolon at the end of a line. */
  public static List<String> statements(ResourceText file) {
    String withoutComments =
        file.lines().stream()
            .filter(line -> !line.startsWith("--"))
            .collect(Collectors.joining("\n"));
    return Arrays.stream(withoutComments.split(";\n|;$"))
        .map(String::strip)
        .filter(statement -> !statement.isEmpty())
        .toList();
  }

  /** Executes a statement. */
  public static void execute(Connection connection, String sql) throws SQLException {
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
