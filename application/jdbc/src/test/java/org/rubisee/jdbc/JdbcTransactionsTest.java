package org.rubisee.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;

/** What happens to a connection around a use case: a pool of one that writes down its calls. */
class JdbcTransactionsTest {
  private final List<String> calls = new ArrayList<>();
  private String failing = "";
  private String reason = "planned failure";
  private final JdbcTransactions<Connection> transactions =
      new JdbcTransactions<>(new ConnectionPool(pool()), connection -> connection);

  @Test
  void readsInAutoCommit() throws RejectedException {
    assertThat(transactions.<String>read(sql -> "answer")).isEqualTo("answer");
    assertThat(transactions.<String>list(sql -> "list")).isEqualTo("list");
    assertThat(calls).containsExactly("get", "close", "get", "close");
  }

  @Test
  void commitsWhatWasWritten() throws RejectedException {
    transactions.write(sql -> calls.add("work"));

    assertThat(calls)
        .containsExactly(
            "get", "setAutoCommit false", "work", "commit", "setAutoCommit true", "close");
  }

  @Test
  void rollsBackWhatARuleRejects() {
    assertThatThrownBy(() -> transactions.write(sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls)
        .containsExactly("get", "setAutoCommit false", "rollback", "setAutoCommit true", "close");
  }

  @Test
  void rollsBackWhatFailsUnexpectedly() {
    IllegalStateException failure = new IllegalStateException("unexpected");
    assertThatThrownBy(
            () ->
                transactions.write(
                    sql -> {
                      throw failure;
                    }))
        .isSameAs(failure);
    assertThat(calls).contains("rollback").endsWith("close");
  }

  @Test
  void saysThatACommitFailed() {
    failing = "commit";

    assertThatThrownBy(() -> transactions.write(sql -> calls.add("work")))
        .isInstanceOf(PersistenceFailedException.class);
    assertThat(calls).contains("rollback").endsWith("close");
  }

  @Test
  void reportsTheFirstFailureWhenRollingBackFailsToo() {
    failing = "rollback";

    assertThatThrownBy(() -> transactions.write(sql -> reject()))
        .isInstanceOf(RejectedException.class);
    assertThat(calls).endsWith("close");
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

  private enum Rule implements Violation {
    BROKEN;

    @Override
    public String message() {
      return "That is against the rule.";
    }

    @Override
    public boolean isAbsence() {
      return false;
    }
  }

  private static Object reject() throws RejectedException {
    throw new RejectedException(Rule.BROKEN);
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
