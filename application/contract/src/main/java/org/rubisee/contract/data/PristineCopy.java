package org.rubisee.contract.data;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A copy of the loaded data in a second schema of the same server. Restores only what a test
 * changed, keys included, which takes a fraction of a second; connections stay open.
 */
public final class PristineCopy {

  private static final Pattern NEXT_ID = Pattern.compile("AUTO_INCREMENT=(\\d+)");

  private final Database database;
  private final List<String> tables;
  private final String schema;
  private final Map<String, List<String>> keys = new LinkedHashMap<>();
  private final Map<String, List<String>> columns = new LinkedHashMap<>();
  private final Map<String, Long> nextIds = new LinkedHashMap<>();
  private String writesBefore = "";

  private PristineCopy(Database database, List<String> tables, String schema) {
    this.database = database;
    this.tables = List.copyOf(tables);
    this.schema = schema;
  }

  /** Copies what the tables of a suite's data hold now. An older copy is replaced. */
  public static PristineCopy of(Database database, TestData data) {
    return of(database, data.tables());
  }

  /** Copies what these tables, each of which has a primary key, hold now. */
  static PristineCopy of(Database database, List<String> tables) {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      PristineCopy copy = new PristineCopy(database, tables, connection.getCatalog() + "_pristine");
      statement.execute("DROP DATABASE IF EXISTS " + copy.schema);
      statement.execute("CREATE DATABASE " + copy.schema);
      for (String table : tables) {
        copy.keep(table, statement);
      }
      copy.nextIds.putAll(copy.nextIds(statement));
      return copy;
    } catch (SQLException e) {
      throw new IllegalStateException("The data could not be copied", e);
    }
  }

  /** Every table holds what it held when the copy was made, and gives the same next ids. */
  public void putBack() {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      String writes = writes(statement);
      if (writes.isEmpty() || !writes.equals(writesBefore)) {
        for (String table : tables) {
          putBack(table, statement);
        }
        putBackNextIds(statement);
        writesBefore = writes(statement);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("Could not restore the data", e);
    }
  }

  /** Removes the copy. */
  public void delete() {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("DROP DATABASE IF EXISTS " + schema);
    } catch (SQLException e) {
      throw new IllegalStateException("The copy of the data could not be removed", e);
    }
  }

  private void keep(String table, Statement statement) throws SQLException {
    String copy = schema + "." + table;
    statement.execute("CREATE TABLE " + copy + " LIKE " + table);
    statement.execute("INSERT INTO " + copy + " SELECT * FROM " + table);
    columns.put(table, names("SHOW COLUMNS FROM " + table, "Field", statement));
    keys.put(table, database.primaryKey(table));
  }

  private static List<String> names(String query, String column, Statement statement)
      throws SQLException {
    List<String> names = new ArrayList<>();
    try (ResultSet result = statement.executeQuery(query)) {
      while (result.next()) {
        names.add(result.getString(column));
      }
    }
    return names;
  }

  /** How many rows the server has ever written; empty where it does not count. */
  private static String writes(Statement statement) throws SQLException {
    StringBuilder writes = new StringBuilder();
    try (ResultSet result =
        statement.executeQuery(
            "SHOW GLOBAL STATUS WHERE Variable_name IN"
                + " ('Innodb_rows_inserted', 'Innodb_rows_updated', 'Innodb_rows_deleted')")) {
      while (result.next()) {
        writes.append(result.getString(1)).append('=').append(result.getString(2)).append(' ');
      }
    }
    return writes.toString();
  }

  private void putBack(String table, Statement statement) throws SQLException {
    String copy = schema + "." + table;
    String key = String.join(", ", keys.get(table));
    String first = keys.get(table).get(0);
    statement.executeUpdate(
        String.format(
            Locale.ROOT,
            "DELETE t FROM %s t LEFT JOIN %s c USING (%s) WHERE c.%s IS NULL",
            table,
            copy,
            key,
            first));
    statement.executeUpdate(
        String.format(
            Locale.ROOT,
            "INSERT INTO %s SELECT c.* FROM %s c LEFT JOIN %s t USING (%s) WHERE t.%s IS NULL",
            table,
            copy,
            table,
            key,
            first));
    statement.executeUpdate(
        String.format(
            Locale.ROOT,
            "UPDATE %s t JOIN %s c USING (%s) SET %s WHERE NOT (%s)",
            table,
            copy,
            key,
            each(table, "t.%1$s = c.%1$s", ", "),
            each(table, "t.%1$s <=> c.%1$s", " AND ")));
  }

  /** A rejected insert uses up an id without leaving a row, so ids are looked at for themselves. */
  private void putBackNextIds(Statement statement) throws SQLException {
    Map<String, Long> current = nextIds(statement);
    for (Map.Entry<String, Long> next : nextIds.entrySet()) {
      if (!next.getValue().equals(current.get(next.getKey()))) {
        statement.execute("ALTER TABLE " + next.getKey() + " AUTO_INCREMENT = " + next.getValue());
      }
    }
  }

  private Map<String, Long> nextIds(Statement statement) throws SQLException {
    Map<String, Long> nextIds = new LinkedHashMap<>();
    for (String table : tables) {
      try (ResultSet result = statement.executeQuery("SHOW CREATE TABLE " + table)) {
        result.next();
        Matcher nextId = NEXT_ID.matcher(result.getString(2));
        // a table that never had a row does not say its next id
        nextIds.put(table, nextId.find() ? Long.parseLong(nextId.group(1)) : 1L);
      }
    }
    return nextIds;
  }

  private String each(String table, String format, String separator) {
    return columns.get(table).stream()
        .map(column -> String.format(Locale.ROOT, format, column))
        .collect(Collectors.joining(separator));
  }
}
