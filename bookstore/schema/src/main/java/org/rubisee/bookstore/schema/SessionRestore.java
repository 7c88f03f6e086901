package org.rubisee.bookstore.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bookstore.schema.Sessions.Session;

/** Puts back the last sessions of loaded customers. */
final class SessionRestore {

  private static final String SESSIONS =
      "SELECT c_id, c_login, c_expiration FROM customer ORDER BY c_id";
  private static final String UPDATE =
      "UPDATE customer SET c_login = ?, c_expiration = ? WHERE c_id = ?";

  private final Connection connection;
  private final Sessions sessions;

  SessionRestore(Connection connection, Sessions sessions) {
    this.connection = connection;
    this.sessions = sessions;
  }

  /** How many sessions had been changed. */
  int run() throws SQLException {
    List<Integer> changed = new ArrayList<>();
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(Integer.MIN_VALUE); // row by row, not all at once
      try (ResultSet rows = statement.executeQuery(SESSIONS)) {
        while (rows.next()) {
          Session loaded = sessions.of(rows.getInt(1));
          boolean isLoaded =
              time(loaded.login()).equals(rows.getObject(2, LocalDateTime.class))
                  && time(loaded.expiration()).equals(rows.getObject(3, LocalDateTime.class));
          if (!isLoaded) {
            changed.add(rows.getInt(1));
          }
        }
      }
    }
    restore(changed);
    return changed.size();
  }

  private void restore(List<Integer> customers) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(UPDATE)) {
      for (int customer : customers) {
        Session session = sessions.of(customer);
        update.setObject(1, time(session.login()));
        update.setObject(2, time(session.expiration()));
        update.setInt(3, customer);
        update.addBatch();
      }
      update.executeBatch();
    }
  }

  private static LocalDateTime time(long epochSecond) {
    return LocalDateTime.ofEpochSecond(epochSecond, 0, ZoneOffset.UTC);
  }
}
