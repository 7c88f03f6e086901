package org.rubisee.bench.fault;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.servers.mysql.EmbeddedMySql;

/**
 * Another program that holds all connections that a database allows. The limit is lowered first, so
 * that few are enough; the connections of the site are ended.
 */
final class TakenConnections implements Injection {

  private static final int LOWERED_LIMIT = 10;

  private final DatabaseTier database;
  private final List<Connection> taken = new ArrayList<>();
  private Connection control;
  private long limit;

  TakenConnections(DatabaseTier database) {
    this.database = database;
  }

  @Override
  public void begin() throws SQLException {
    control = database.address().connect();
    limit = number("SELECT @@GLOBAL.max_connections").get(0);
    execute("SET GLOBAL max_connections = " + LOWERED_LIMIT);
    for (int turn = 0; turn < 2; turn++) {
      endConnectionsOfTheSite();
      take();
    }
  }

  private void endConnectionsOfTheSite() throws SQLException {
    for (long id :
        number(
            "SELECT id FROM information_schema.processlist WHERE user = '"
                + EmbeddedMySql.SITE_USER
                + "'")) {
      if (taken.isEmpty()) {
        try {
          execute("KILL " + id);
        } catch (SQLException e) {
          // it ended by itself
        }
      }
    }
  }

  private void take() {
    try {
      while (taken.size() < LOWERED_LIMIT) {
        taken.add(database.siteAddress().connect());
      }
    } catch (RuntimeException e) {
      // all are taken, by this program or again by the site
    }
  }

  @Override
  public void end() throws SQLException {
    if (control != null) {
      execute("SET GLOBAL max_connections = " + limit);
      for (Connection one : taken) {
        one.close();
      }
      control.close();
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = control.createStatement()) {
      statement.execute(sql);
    }
  }

  private List<Long> number(String sql) throws SQLException {
    List<Long> numbers = new ArrayList<>();
    try (Statement statement = control.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        numbers.add(rows.getLong(1));
      }
    }
    return numbers;
  }
}
