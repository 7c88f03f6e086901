package org.rubisee.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;

class ConnectionPoolTest {

  @Test
  void callsADeadlockAConflict() {
    SQLException deadlock = new SQLException("Deadlock found", "40001", 1213);

    assertThat(SqlFailures.of("StoreBid", "UPDATE", deadlock))
        .isInstanceOf(ConflictException.class)
        .hasCause(deadlock);
  }

  @Test
  void callsAnEmptyPoolAnOverload() {
    SQLException noneFree =
        new SQLException(
            "jakarta.resource.ResourceException: IJ000453: Unable to get managed connection",
            new Exception(
                "IJ000655: No managed connections available within configured blocking timeout"));

    assertThatThrownBy(new ConnectionPool(failing(noneFree))::take)
        .isInstanceOf(OverloadedException.class)
        .hasMessageContaining("rubis.db.pool-size");
  }

  @Test
  void callsAnEmptyPoolOfAnyServerAnOverload() {
    SQLException noneFree =
        new SQLException(
            "Error in allocating a connection. Cause: In-use connections equal max-pool-size and"
                + " expired max-wait-time. Cannot allocate more connections.");

    assertThatThrownBy(new ConnectionPool(failing(noneFree))::take)
        .isInstanceOf(OverloadedException.class);
  }

  @Test
  void callsTooManyConnectionsAnOverload() {
    SQLException tooMany =
        new SQLException("pool", new SQLException("Too many connections", "08004", 1040));

    assertThatThrownBy(new ConnectionPool(failing(tooMany))::take)
        .isInstanceOf(OverloadedException.class);
  }

  @Test
  void callsAnUnreachableDatabaseUnavailable() {
    SQLException dead =
        new SQLException("pool", new SQLException("Communications link failure", "08S01", 0));

    assertThatThrownBy(new ConnectionPool(failing(dead))::take)
        .isInstanceOf(TierUnavailableException.class)
        .hasMessageContaining("rubis.db.url");
  }

  @Test
  void callsAWrongPasswordAFailure() {
    SQLException denied =
        new SQLException(
            "jakarta.resource.ResourceException: IJ000453: Unable to get managed connection",
            new Exception(
                "IJ031084: Unable to create connection",
                new SQLException("Access denied for user 'rubis'", "28000", 1045)));

    assertThatThrownBy(new ConnectionPool(failing(denied))::take)
        .isInstanceOf(PersistenceFailedException.class)
        .hasMessageContaining("rubis.db.password");
  }

  private static DataSource failing(SQLException failure) {
    return new DataSource() {
      @Override
      public Connection getConnection() throws SQLException {
        throw failure;
      }

      @Override
      public Connection getConnection(String user, String password) throws SQLException {
        throw failure;
      }

      @Override
      public PrintWriter getLogWriter() {
        return new PrintWriter(System.out, false, StandardCharsets.UTF_8);
      }

      @Override
      public void setLogWriter(PrintWriter out) {}

      @Override
      public void setLoginTimeout(int seconds) {}

      @Override
      public int getLoginTimeout() {
        return 0;
      }

      @Override
      public Logger getParentLogger() {
        return Logger.getGlobal();
      }

      @Override
      public <T> T unwrap(Class<T> type) throws SQLException {
        throw failure;
      }

      @Override
      public boolean isWrapperFor(Class<?> type) {
        return false;
      }
    };
  }
}
