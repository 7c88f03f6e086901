package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.money;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rubisee.jdbc.ConnectionPool;
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
}
