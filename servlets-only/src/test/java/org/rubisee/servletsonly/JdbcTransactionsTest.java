package org.rubisee.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.application.SiteSettings;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Rejection;
import org.rubisee.sql.RowLocks;

/** What happens to a connection around a use case: a pool of one that writes down its calls. */
class JdbcTransactionsTest {
  private static final WriteLocks.Key ITEM = new WriteLocks.Key("items", 7);

  private final List<String> calls = new ArrayList<>();
  private String failing = "";
  private String reason = "planned failure";
  private final JdbcTransactions transactions =
      new JdbcTransactions(
          new ConnectionPool(pool()), SiteSettings.of(new Properties()), new NotedLocks());

  @Test
  void readsInAutoCommit() throws RejectedException {
    assertThat(transactions.<String>read(sql -> "answer")).isEqualTo("answer");
    assertThat(transactions.<String>list(sql -> "list")).isEqualTo("list");
    assertThat(calls).containsExactly("get", "close", "get", "close");
  }

  @Test
  void commitsWhatWasWritten() throws RejectedException {
    transactions.change(ITEM, sql -> calls.add("work"));

    assertThat(calls)
        .containsExactly(
            "lock items 7",
            "get",
            "setAutoCommit false",
            "work",
            "commit",
            "setAutoCommit true",
            "close",
            "unlock");
  }

  @Test
  void rollsBackWhatARuleRejects() {
    assertThatThrownBy(() -> transactions.change(ITEM, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls)
        .containsExactly(
            "lock items 7",
            "get",
            "setAutoCommit false",
            "rollback",
            "setAutoCommit true",
            "close",
            "unlock");
  }

  @Test
  void rollsBackWhatFailsUnexpectedly() {
    IllegalStateException failure = new IllegalStateException("unexpected");
    assertThatThrownBy(
            () ->
                transactions.change(
                    ITEM,
                    sql -> {
                      throw failure;
                    }))
        .isSameAs(failure);
    assertThat(calls).contains("rollback").endsWith("close", "unlock");
  }

  @Test
  void saysThatACommitFailed() {
    failing = "commit";

    assertThatThrownBy(() -> transactions.change(ITEM, sql -> calls.add("work")))
        .isInstanceOf(PersistenceFailedException.class);
    assertThat(calls).contains("rollback").endsWith("close", "unlock");
  }

  @Test
  void reportsTheFirstFailureWhenRollingBackFailsToo() {
    failing = "rollback";

    assertThatThrownBy(() -> transactions.change(ITEM, sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).endsWith("close", "unlock");
  }

  @Test
  void refusesWorkWhenThePoolIsEmpty() {
    failing = "get";
    reason = "IJ000655: No managed connections available within configured blocking timeout";

    assertThatThrownBy(() -> transactions.read(sql -> "answer"))
        .isInstanceOf(OverloadedException.class);
  }

  @Test
  void failsWhenThePoolRefusesForAnotherReason() {
    failing = "get";
    reason = "Access denied for user 'rubis-site'";

    assertThatThrownBy(() -> transactions.read(sql -> "answer"))
        .isInstanceOf(PersistenceFailedException.class);
  }

  /** Locks that are held around the connection. */
  private final class NotedLocks implements WriteLocks {
    @Override
    public Held hold(Key key) {
      calls.add("lock " + key.table() + " " + key.id());
      return () -> calls.add("unlock");
    }

    @Override
    public RowLocks rowLocks() {
      return RowLocks.BY_CALLER;
    }
  }

  private static void reject() throws RejectedException {
    throw new RejectedException(Rejection.BID_TOO_LOW);
  }

  private DataSource pool() {
    return (DataSource)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) -> {
              record("get");
              return connection();
            });
  }

  private Connection connection() {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              record(arguments == null ? method.getName() : method.getName() + " " + arguments[0]);
              return null;
            });
  }

  private void record(String call) throws SQLException {
    calls.add(call);
    if (call.equals(failing)) {
      throw new SQLException(reason + " of " + call);
    }
  }
}
