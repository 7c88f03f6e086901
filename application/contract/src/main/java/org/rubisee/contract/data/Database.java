package org.rubisee.contract.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.schema.Audit;

/** The rows behind the site, as the suite reads them. Opens a connection per question. */
public final class Database {

  private final String url;

  /**
   * A database.
   *
   * @param url JDBC URL, with user and password when the server asks for them
   */
  public Database(String url) {
    this.url = url;
  }

  /** A connection of the suite's own, in autocommit mode. */
  Connection connect() throws SQLException {
    return DriverManager.getConnection(url);
  }

  /** All rows of a query. */
  public List<Row> rows(String sql, Object... parameters) {
    try (Connection connection = connect();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      try (ResultSet result = statement.executeQuery()) {
        List<Row> rows = new ArrayList<>();
        while (result.next()) {
          rows.add(row(result));
        }
        return rows;
      }
    } catch (SQLException e) {
      throw new IllegalStateException("The database did not answer: " + sql, e);
    }
  }

  /** Changes rows behind the site's back. */
  public void change(String sql) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    } catch (SQLException e) {
      throw new IllegalStateException("The database did not accept: " + sql, e);
    }
  }

  /** Holds the locks that a query takes while something else is done. */
  public void whileLocking(String sql, Runnable work) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeQuery(sql).close();
      try {
        work.run();
      } finally {
        connection.rollback();
      }
    } catch (SQLException e) {
      throw new IllegalStateException("The database did not lock: " + sql, e);
    }
  }

  /** A counter of the server. Asking for it prepares no statement, so that these can be counted. */
  public long counter(String name) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SHOW GLOBAL STATUS LIKE '" + name + "'")) {
      row.next();
      return row.getLong("Value");
    } catch (SQLException e) {
      throw new IllegalStateException("The database did not tell " + name, e);
    }
  }

  /** The first row of a query. */
  public Row row(String sql, Object... parameters) {
    List<Row> rows = rows(sql, parameters);
    if (rows.isEmpty()) {
      throw new AssertionError("No row for " + sql + " with " + List.of(parameters));
    }
    return rows.get(0);
  }

  /** The one number that a query answers with. */
  public long number(String sql, Object... parameters) {
    return ((Number) row(sql, parameters).columns().values().iterator().next()).longValue();
  }

  /** The columns of a table's primary key, in their order. */
  public List<String> primaryKey(String table) {
    return rows("SHOW KEYS FROM " + table + " WHERE Key_name = 'PRIMARY'").stream()
        .map(column -> column.text("Column_name"))
        .toList();
  }

  /** Number of rows of a table. */
  public long count(String table) {
    return number("SELECT COUNT(*) FROM " + table);
  }

  /**
   * All invariants of the data hold. A table of ids, which only some implementations use, is left
   * out.
   */
  public void assertSound() {
    try (Connection connection = connect()) {
      assertThat(Audit.run(connection, false).violations()).isEmpty();
    } catch (SQLException e) {
      throw new IllegalStateException("The audit could not run", e);
    }
  }

  /** The row of a table with this id. */
  public Row byId(String table, int id) {
    return row("SELECT * FROM " + table + " WHERE id = ?", id);
  }

  /** The first row of a table of which this condition holds. */
  public Row first(String table, String condition, Object... parameters) {
    return row(
        "SELECT * FROM " + table + " WHERE " + condition + " ORDER BY id LIMIT 1", parameters);
  }

  /** The row of a table that was stored last. */
  public Row last(String table) {
    return row("SELECT * FROM " + table + " ORDER BY id DESC LIMIT 1");
  }

  private static Row row(ResultSet result) throws SQLException {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
      columns.put(result.getMetaData().getColumnLabel(i), result.getObject(i));
    }
    return new Row(columns);
  }
}
