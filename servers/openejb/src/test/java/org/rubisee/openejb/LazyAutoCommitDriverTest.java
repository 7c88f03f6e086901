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
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import org.apache.openejb.util.PropertyPlaceHolderHelper;
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

  /** OpenEJB replaces expressions in its settings before it makes a data source of them. */
  @Test
  void credentialsReachTheDriverLiterally() throws SQLException {
    Properties connected = new Properties();
    Driver told =
        proxy(
            Driver.class,
            (name, arguments) -> {
              connected.putAll((Properties) arguments[1]);
              return raw();
            });
    for (String value : values()) {
      Properties given = new Properties();
      given.putAll(
          Map.of(
              "rubis.db.url", "jdbc:mysql:", "rubis.db.user", value, "rubis.db.password", value));
      Properties settings = new Settings(given).openEjb();
      Properties info = new Properties();
      info.setProperty("user", replaced(settings, "UserName"));
      info.setProperty("password", replaced(settings, "Password"));
      new LazyAutoCommitDriver(told).connect(replaced(settings, "JdbcUrl"), info);
      assertThat(connected).containsEntry("user", value).containsEntry("password", value);
    }
  }

  private static String replaced(Properties settings, String name) {
    return PropertyPlaceHolderHelper.value(settings.getProperty("jdbc/RubisDS." + name));
  }

  private static List<String> values() {
    List<String> values =
        new ArrayList<>(List.of("a$$b", "${user.home}", "cipher:Static3DES:x", "a+b c%20", "${"));
    Random random = new Random(52);
    for (int number = 0; number < 200; number++) {
      StringBuilder value = new StringBuilder();
      random.ints(20, ' ', 127).forEach(sign -> value.append((char) sign));
      values.add(value.insert(random.nextInt(20), "${user.home}").toString());
    }
    return values;
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
    return proxy(Driver.class, (name, arguments) -> name.equals("connect") ? raw() : null);
  }

  private Connection raw() {
    return proxy(
        Connection.class,
        (name, arguments) -> {
          if (name.equals("getAutoCommit")) {
            return autoCommit;
          }
          if (name.equals("isClosed")) {
            return false;
          }
          Object argument = arguments == null ? null : arguments[0];
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
    return proxy(PreparedStatement.class, (name, arguments) -> null);
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> answer.to(method.getName(), arguments)));
  }

  private interface Answer {
    Object to(String method, Object... arguments) throws SQLException;
  }
}
