package org.rubisee.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.logic.PageBudget;

/**
 * All tables of a use case that writes, for {@code LOCK TABLES}: the database lets a connection
 * that has locked tables use no other. An alias in a statement is a table of its own here, written
 * behind the table's name: {@code "item i"}.
 *
 * <p>The locks are table locks of the server, so plain reads of other connections wait for those
 * that write, as they did for MyISAM. Auto-commit has to be off: then the locks of InnoDB last
 * until the commit, and those of the server until {@code UNLOCK TABLES}.
 */
public final class TableLocks {
  private static final String UNLOCK = "UNLOCK TABLES";
  private static final String WRITE = "WRITE";

  private final Map<String, String> modes;
  private final String statement;

  private TableLocks(Map<String, String> modes) {
    this.modes = modes;
    statement =
        modes.entrySet().stream()
            .map(table -> table.getKey() + " " + table.getValue())
            .collect(Collectors.joining(", ", "LOCK TABLES ", ""));
  }

  /** Tables that are changed, and may be read. */
  public static TableLocks writing(String... tables) {
    return new TableLocks(new TreeMap<>()).and(WRITE, List.of(tables));
  }

  /** These, and a table that is changed, whatever it was before. */
  public TableLocks andWriting(String table) {
    Map<String, String> more = new TreeMap<>(modes);
    more.put(table, WRITE);
    return new TableLocks(more);
  }

  /** These, and tables that are read only. One that is changed as well stays so. */
  public TableLocks reading(Collection<String> tables) {
    return and("READ", tables);
  }

  /** The same. */
  public TableLocks reading(String... tables) {
    return reading(List.of(tables));
  }

  private TableLocks and(String mode, Collection<String> tables) {
    Map<String, String> more = new TreeMap<>(modes);
    tables.forEach(table -> more.putIfAbsent(table, mode));
    return new TableLocks(more);
  }

  /**
   * Waits until nobody else uses the tables in a way that excludes this one.
   *
   * @param connection without an open transaction; auto-commit is off
   */
  void lock(Connection connection) {
    PageBudget.requireTime();
    try {
      execute(connection, statement);
    } catch (SQLException e) {
      throw SqlFailures.of("LOCK TABLES", statement, e);
    }
  }

  /** Gives back what a connection has locked. */
  static void unlock(Connection connection) throws SQLException {
    execute(connection, UNLOCK);
  }

  /** The server prepares no such statement. */
  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement plain = connection.createStatement()) {
      plain.execute(sql);
    }
  }

  @Override
  public String toString() {
    return statement;
  }
}
