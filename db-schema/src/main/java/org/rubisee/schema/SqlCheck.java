package org.rubisee.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * An invariant that a query checks.
 *
 * @param invariant what must hold
 * @param query finds the ids of the rows that break it, in its first column
 * @param placeholder what each question mark of the query stands for
 */
public record SqlCheck(String invariant, String query, Object placeholder) implements Check {

  private static final String NAME = "-- ";

  /** A query without question marks. */
  public SqlCheck(String invariant, String query) {
    this(invariant, query, "");
  }

  /**
   * The checks of a file: blocks with empty lines between them, in each the invariant behind two
   * dashes, then its query. Blocks without a query are comments.
   *
   * @param text what the file says
   * @param placeholder what each question mark stands for
   */
  public static List<Check> ofScript(String text, Object placeholder) {
    return Arrays.stream(text.split("\n\n"))
        .filter(block -> block.contains("\nSELECT "))
        .map(block -> ofBlock(block, placeholder))
        .toList();
  }

  private static Check ofBlock(String block, Object placeholder) {
    int start = block.indexOf("\nSELECT ");
    String query = block.substring(start).strip();
    return new SqlCheck(
        block.substring(NAME.length(), start),
        query.endsWith(";") ? query.substring(0, query.length() - 1) : query,
        placeholder);
  }

  @Override
  public void find(Connection connection, LongConsumer broken) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(query)) {
      long placeholders = query.chars().filter(letter -> letter == '?').count();
      for (int i = 1; i <= placeholders; i++) {
        statement.setObject(i, placeholder);
      }
      ResultSet rows = statement.executeQuery();
      while (rows.next()) {
        broken.accept(rows.getLong(1));
      }
    }
  }
}
