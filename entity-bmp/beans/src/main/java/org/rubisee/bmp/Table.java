package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.NoSuchEntityException;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** Runs a bean's statements, each on a connection of the transaction that the bean is called in. */
final class Table {
  private static final String UNIQUE_VIOLATION = "23";

  private final String entity;
  private final DataSource database;

  /**
   * The statements of a bean.
   *
   * @param entity what its rows are, for messages
   * @param context has the data source
   */
  Table(String entity, EntityContext context) {
    this.entity = entity;
    database = (DataSource) context.lookup("jdbc/RubisDS");
  }

  /** Reads a row. */
  @FunctionalInterface
  interface RowReader {
    void read(Columns row) throws SQLException;
  }

  /** Something done with a statement. */
  @FunctionalInterface
  private interface Work<T> {
    T with(PreparedStatement statement) throws SQLException;
  }

  /** Reads the row of a key. */
  void load(String sql, Object key, RowReader reader) {
    boolean found =
        run(
            sql,
            statement -> {
              try (ResultSet result = statement.executeQuery()) {
                boolean isThere = result.next();
                if (isThere) {
                  reader.read(new Columns(result));
                }
                return isThere;
              }
            },
            key);
    if (!found) {
      throw new NoSuchEntityException("There is no " + entity + " " + key + " any more");
    }
  }

  /** The key that a single-object finder's statement finds. */
  Integer findOne(String sql, Object parameter) throws ObjectNotFoundException {
    List<Integer> keys = findMany(sql, parameter);
    if (keys.isEmpty()) {
      throw new ObjectNotFoundException("There is no " + entity + " " + parameter);
    }
    return keys.get(0);
  }

  /** The keys that a finder's statement finds. */
  List<Integer> findMany(String sql, Object... parameters) {
    return run(
        sql,
        statement -> {
          try (ResultSet result = statement.executeQuery()) {
            List<Integer> keys = new ArrayList<>();
            while (result.next()) {
              keys.add(result.getInt(1));
            }
            return keys;
          }
        },
        parameters);
  }

  /** Inserts a row. */
  void insert(String sql, Object... parameters) throws DuplicateKeyException {
    try {
      run(sql, PreparedStatement::executeUpdate, parameters);
    } catch (EJBException e) {
      if (e.getCause() instanceof SQLException sqlException && isUniqueViolation(sqlException)) {
        throw new DuplicateKeyException("A unique column is taken: " + sqlException.getMessage());
      }
      throw e;
    }
  }

  private static boolean isUniqueViolation(SQLException e) {
    return e.getSQLState() != null && e.getSQLState().startsWith(UNIQUE_VIOLATION);
  }

  /** Updates or deletes the row of a key, which is the last parameter. */
  void write(String sql, Object... parameters) {
    if (run(sql, PreparedStatement::executeUpdate, parameters) == 0) {
      throw new NoSuchEntityException(
          "There is no " + entity + " " + parameters[parameters.length - 1] + " any more");
    }
  }

  private <T> T run(String sql, Work<T> work, Object... parameters) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      return work.with(statement);
    } catch (SQLException e) {
      throw new EJBException(
          "The database failed (" + e.getMessage() + ") for a " + entity + " on: " + sql, e);
    }
  }
}
