package org.rubisee.probe;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.rubisee.settings.BusinessClock;

/**
 * Notes the statements that are executed. Each query finds one row. Where the statements for an
 * item have its units and its number of bids, the row has those of the constructor.
 */
final class RecordingDatabase {

  /** The id of each item, and any other number. */
  static final int ID = 7;

  private static final int UNITS_COLUMN = 4;
  private static final int BIDS_COLUMN = 8;
  private static final int COLUMNS = 14;

  private final int units;
  private final int bids;
  private final List<Execution> executions = new ArrayList<>();

  /**
   * A statement with its parameters by position, from 1.
   *
   * @param sql as it was prepared
   */
  record Execution(String sql, SortedMap<Integer, Object> parameters) {}

  RecordingDatabase(int units, int bids) {
    this.units = units;
    this.bids = bids;
  }

  static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  /** What was executed so far. */
  List<Execution> executions() {
    return List.copyOf(executions);
  }

  DataSource dataSource() {
    return proxy(
        DataSource.class,
        (proxy, method, arguments) -> {
          require(method, "getConnection");
          return connection();
        });
  }

  Connection connection() {
    return proxy(
        Connection.class,
        (proxy, method, arguments) ->
            method.getName().equals("prepareStatement") ? statement((String) arguments[0]) : null);
  }

  private PreparedStatement statement(String sql) {
    SortedMap<Integer, Object> parameters = new TreeMap<>();
    return proxy(
        PreparedStatement.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "setObject", "setBigDecimal" -> {
                parameters.put((Integer) arguments[0], arguments[1]);
                yield null;
              }
              case "executeQuery" -> {
                executions.add(new Execution(sql, parameters));
                yield row();
              }
              default -> {
                require(method, "close");
                yield null;
              }
            });
  }

  private ResultSet row() {
    List<Boolean> rows = new ArrayList<>(List.of(true));
    return proxy(
        ResultSet.class,
        (proxy, method, arguments) ->
            switch (method.getName()) {
              case "next" -> !rows.isEmpty() && rows.remove(0);
              case "getInt" -> number((Integer) arguments[0]);
              case "getString" -> "text";
              case "getBigDecimal" -> BigDecimal.ONE;
              case "getObject" -> BusinessClock.LOAD_EPOCH;
              case "getMetaData" ->
                  proxy(ResultSetMetaData.class, (metaData, asked, none) -> COLUMNS);
              default -> {
                require(method, "close");
                yield null;
              }
            });
  }

  private int number(int column) {
    return switch (column) {
      case UNITS_COLUMN -> units;
      case BIDS_COLUMN -> bids;
      default -> ID;
    };
  }

  private static void require(Method method, String name) {
    if (!method.getName().equals(name)) {
      throw new AssertionError("The servlet called " + method);
    }
  }
}
