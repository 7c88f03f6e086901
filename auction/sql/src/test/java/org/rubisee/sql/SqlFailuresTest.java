package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.money;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;
import org.rubisee.model.NewBid;

class SqlFailuresTest extends SqlTest {

  @Test
  void runsNoStatementForAPageThatHasSpentItsBudget() {
    PageBudget.begin(System.nanoTime() - TimeUnit.MINUTES.toNanos(1));
    try {
      assertThatThrownBy(() -> useCases.browseRegions().browseRegions())
          .isInstanceOf(OverloadedException.class);
      assertThatThrownBy(() -> new ConnectionPool(null).take())
          .isInstanceOf(OverloadedException.class);
    } finally {
      PageBudget.end();
    }
  }

  @Test
  void refusesWhoWaitedForALockInVain(TestDatabase.Connections database) throws SQLException {
    try (Connection other = database.open();
        Statement settings = connection.createStatement()) {
      other.setAutoCommit(false);
      new Fixture(other).insert(data.item(7));
      settings.execute("SET innodb_lock_wait_timeout = 1");

      assertThatThrownBy(
              () -> useCases.storeBid().storeBid(new NewBid(BOB, 7, 1, money("10"), money("10"))))
          .isInstanceOf(OverloadedException.class)
          .hasMessageContaining("StoreBid")
          .hasMessageContaining("FOR UPDATE");
      other.rollback();
    }
  }

  @Test
  void callsADeadlockAConflict() {
    SQLException deadlock = new SQLException("Deadlock found", "40001", 1213);

    assertThat(SqlFailures.of("StoreBid", "UPDATE", deadlock))
        .isInstanceOf(ConflictException.class)
        .hasCause(deadlock);
  }

  @Test
  void saysWhichUseCaseAndStatementFailed(TestDatabase.Connections database) throws SQLException {
    Connection lost = database.open();
    lost.close();

    assertThatThrownBy(() -> new SqlBrowseRegions(lost).browseRegions())
        .isInstanceOf(TierUnavailableException.class)
        .hasMessageContaining("BrowseRegions")
        .hasMessageContaining("FROM regions");
  }

  @Test
  void doesNotTakeOtherBrokenConstraintsForATakenKey() {
    String tooLong = "n".repeat(500);

    assertThatThrownBy(() -> data.user(50, tooLong, 1))
        .isInstanceOf(PersistenceFailedException.class);
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
