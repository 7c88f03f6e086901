package org.rubisee.bench.ledger;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.application.SampleData;
import org.rubisee.bench.ledger.table.LedgerFailedException;

/** Picks what to look at from a database. */
final class DatabaseRows implements SampleData {

  private final Connection database;
  private final LocalDateTime now;

  /**
   * Samples of a database.
   *
   * @param now the business time at which the site stands still
   */
  DatabaseRows(Connection database, LocalDateTime now) {
    this.database = database;
    this.now = now;
  }

  @Override
  public List<Map<String, String>> rows(String query, int count) {
    List<Map<String, String>> rows = new ArrayList<>();
    String sql = query.replace(":now", "TIMESTAMP '" + now.toString().replace('T', ' ') + "'");
    try (PreparedStatement statement = database.prepareStatement(sql + " LIMIT " + count);
        ResultSet result = statement.executeQuery()) {
      while (result.next()) {
        rows.add(row(result));
      }
    } catch (SQLException e) {
      throw new LedgerFailedException("The data cannot be looked at: " + sql, e);
    }
    if (rows.size() < count) {
      throw new LedgerFailedException(
          "The data has no " + count + " rows for: " + sql + "; a larger --scale may have them");
    }
    return rows;
  }

  private static Map<String, String> row(ResultSet result) throws SQLException {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
      row.put(result.getMetaData().getColumnLabel(i), result.getString(i));
    }
    return row;
  }
}
