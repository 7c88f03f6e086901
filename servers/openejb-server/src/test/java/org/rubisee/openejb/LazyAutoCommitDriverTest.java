package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What reaches the database of that which the pool asks for. */
class LazyAutoCommitDriverTest {
  private final List<String> calls = new ArrayList<>();
  private boolean autoCommit = true;
  private Connection connection;

  @BeforeEach
  void connect() throws SQLException {
    connection = new LazyAutoCommitDriver(driver()).connect("jdbc:mysql:", new Properties());
    calls.clear();
  }

  @Test
  void switchesOnceForManyTransactions() throws SQLException {
    transaction("first");
    transaction("second");

    assertThat(calls)
        .containsExactly(
            "setAutoCommit false",
            "prepareStatement first",
            "commit",
            "prepareStatement second",
            "commit");
    assertThat(connection.getAutoCommit()).isTrue();
  }

  @Test
  void switchesBackForAStatementOutsideTransactions() throws SQLException {
    transaction("first");
    connection.prepareStatement("read").close();

    assertThat(calls)
        .endsWith(
            "prepareStatement first", "commit", "setAutoCommit true", "prepareStatement read");
  }

  @Test
  void sendsNothingForATransactionWithoutStatements() throws SQLException {
    connection.setAutoCommit(false);
    connection.setAutoCommit(true);

    assertThat(calls).isEmpty();
  }

  @Test
  void commitsOpenWorkAtOnceWhenAutoCommitIsSwitchedOn() throws SQLException {
    connection.setAutoCommit(false);
    connection.prepareStatement("write").close();
    connection.setAutoCommit(true);

    assertThat(calls).endsWith("prepareStatement write", "setAutoCommit true");
  }

  @Test
  void rollsBackWhenThePoolDoes() throws SQLException {
    connection.setAutoCommit(false);
    connection.prepareStatement("write").close();
    connection.rollback();
    connection.setAutoCommit(true);

    assertThat(calls).endsWith("prepareStatement write", "rollback");
  }

  @Test
  void losesNoFailureOfTheDatabase() {
    assertThatThrownBy(() -> connection.prepareStatement("fail"))
        .isInstanceOf(SQLException.class)
        .hasMessage("planned");
  }

  private void transaction(String statement) throws SQLException {
    connection.setAutoCommit(false);
    connection.prepareStatement(statement).close();
    connection.commit();
    connection.setAutoCommit(true);
  }

  private Driver driver() {
    return proxy(Driver.class, (name, argument) -> name.equals("connect") ? raw() : null);
  }

  private Connection raw() {
    return proxy(
        Connection.class,
        (name, argument) -> {
          if (name.equals("getAutoCommit")) {
            return autoCommit;
          }
          if (name.equals("isClosed")) {
            return false;
          }
          calls.add(argument == null ? name : name + " " + argument);
          if ("fail".equals(argument)) {
            throw new SQLException("planned");
          }
          if (name.equals("setAutoCommit")) {
            autoCommit = (Boolean) argument;
          }
          return name.equals("prepareStatement") ? statement() : null;
        });
  }

  private static PreparedStatement statement() {
    return proxy(PreparedStatement.class, (name, argument) -> null);
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) ->
                answer.to(method.getName(), arguments == null ? null : arguments[0])));
  }

  private interface Answer {
    Object to(String method, Object argument) throws SQLException;
  }
}
