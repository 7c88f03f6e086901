package org.rubisee.schema;

import java.sql.SQLException;
import java.util.Map;

/** What to do about a failure of a database: one thing, by the number of the failure. */
final class Remedy {

  private static final String CONNECTION = "08";
  private static final String LOAD = "Load the data with './rubis db load'";
  private static final String PASSWORD = "Check --db-user and the password in RUBIS_DB_PASSWORD";
  private static final String RIGHTS =
      "Grant the account all privileges on the schema, then start the command again";
  private static final String SCHEMA =
      "Create the schema on the server, or correct its name in --jdbc-url";
  private static final String ROOM = "Make room on the server's disk, then start the command again";
  private static final String SAME_KEY =
      "Two rows have one key: another program writes to the schema, or its collation takes"
          + " different names for the same. Give the data a schema of its own with the server's"
          + " default collation, then load again";

  private static final Map<Integer, String> BY_NUMBER =
      Map.ofEntries(
          Map.entry(1045, PASSWORD),
          Map.entry(1698, PASSWORD),
          Map.entry(1044, RIGHTS),
          Map.entry(1142, RIGHTS),
          Map.entry(1143, RIGHTS),
          Map.entry(1227, RIGHTS),
          Map.entry(1370, RIGHTS),
          Map.entry(1049, SCHEMA),
          Map.entry(1146, LOAD),
          Map.entry(1062, SAME_KEY),
          Map.entry(1586, SAME_KEY),
          Map.entry(1021, ROOM),
          Map.entry(1114, ROOM),
          Map.entry(1040, "Raise max_connections of the server, then start the command again"),
          Map.entry(1153, "Raise max_allowed_packet of the server, then start the command again"),
          Map.entry(1205, "End what else uses the schema, then start the command again"),
          Map.entry(1213, "End what else uses the schema, then start the command again"));

  private Remedy() {}

  /**
   * What to do.
   *
   * @param failure may have the server's answer among its causes
   * @param otherwise what to do if the failure is none of those that are known
   */
  static String of(Throwable failure, String otherwise) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException answer) {
        String known = BY_NUMBER.get(answer.getErrorCode());
        if (known != null) {
          return known;
        }
        if (String.valueOf(answer.getSQLState()).startsWith(CONNECTION)) {
          return "Check that the server runs, and host and port of --jdbc-url";
        }
      }
    }
    return otherwise;
  }
}
