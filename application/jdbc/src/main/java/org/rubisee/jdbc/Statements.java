package org.rubisee.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.DatabaseErrors;
import org.rubisee.logic.Money;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;

/**
 * The statements of one use case: each method runs one on the use case's connection. Failures are
 * thrown as {@link SqlFailures} names them. A page that has no time left for a statement is thrown
 * as {@link OverloadedException}.
 */
public final class Statements {
  private final String useCase;
  private final Connection connection;

  /**
   * @param useCase what failures name
   * @param connection where the statements run; the caller begins, commits and closes
   */
  public Statements(String useCase, Connection connection) {
    this.useCase = useCase;
    this.connection = connection;
  }

  /** All rows that a query finds. */
  public <T> List<T> all(String sql, RowReader<T> reader, Object... parameters) {
    try (PreparedStatement statement = prepare(sql)) {
      bind(statement, parameters);
      try (ResultSet result = statement.executeQuery()) {
        Row row = new Row(result);
        List<T> rows = new ArrayList<>();
        while (row.next()) {
          rows.add(reader.read(row));
        }
        return rows;
      }
    } catch (SQLException e) {
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  /** The row that a query for at most one row finds. */
  public <T> Optional<T> one(String sql, RowReader<T> reader, Object... parameters) {
    try (PreparedStatement statement = prepare(sql)) {
      bind(statement, parameters);
      try (ResultSet result = statement.executeQuery()) {
        Row row = new Row(result);
        return row.next() ? Optional.of(reader.read(row)) : Optional.empty();
      }
    } catch (SQLException e) {
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  /** Inserts, updates or deletes; the number of rows found. */
  public int write(String sql, Object... parameters) {
    try (PreparedStatement statement = prepare(sql)) {
      bind(statement, parameters);
      return statement.executeUpdate();
    } catch (SQLException e) {
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  /**
   * Changes a row that was read before.
   *
   * @throws ConflictException if it is gone: it was not locked, and another transaction has removed
   *     it
   */
  public void change(String sql, Object... parameters) {
    if (write(sql, parameters) == 0) {
      throw new ConflictException(useCase + " finds no row any more for: " + sql, null);
    }
  }

  /** Inserts a row; false when a unique key is taken. */
  public boolean writeIfUnique(String sql, Object... parameters) {
    try (PreparedStatement statement = prepare(sql)) {
      bind(statement, parameters);
      statement.executeUpdate();
      return true;
    } catch (SQLException e) {
      if (DatabaseErrors.isDuplicateKey(e)) {
        return false;
      }
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  /** Inserts a row; its generated id. */
  public int insert(String sql, Object... parameters) {
    try {
      return generatedId(sql, parameters);
    } catch (SQLException e) {
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  /** Inserts a row; its generated id, or nothing when a unique key is taken. */
  public OptionalInt insertIfUnique(String sql, Object... parameters) {
    try {
      return OptionalInt.of(generatedId(sql, parameters));
    } catch (SQLException e) {
      if (DatabaseErrors.isDuplicateKey(e)) {
        return OptionalInt.empty();
      }
      throw SqlFailures.of(useCase, sql, e);
    }
  }

  private int generatedId(String sql, Object[] parameters) throws SQLException {
    PageBudget.requireTime();
    try (PreparedStatement statement =
        connection.prepareStatement(sql, Statement.RETURN_GENERATED_KEYS)) {
      bind(statement, parameters);
      statement.executeUpdate();
      try (ResultSet keys = statement.getGeneratedKeys()) {
        keys.next();
        return keys.getInt(1);
      }
    }
  }

  private PreparedStatement prepare(String sql) throws SQLException {
    PageBudget.requireTime();
    return connection.prepareStatement(sql);
  }

  private static void bind(PreparedStatement statement, Object[] parameters) throws SQLException {
    for (int i = 0; i < parameters.length; i++) {
      Object parameter = parameters[i];
      if (parameter instanceof Money money) {
        statement.setBigDecimal(i + 1, money.toBigDecimal());
      } else {
        statement.setObject(i + 1, parameter);
      }
    }
  }
}
