package org.rubisee.contract.golden;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;

/**
 * What the tables hold, as digests: equal for equal rows. A table of ids is left out, since only
 * some implementations use it.
 *
 * @param digests number of rows and digest, by table
 */
public record Snapshot(Map<String, String> digests) {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  /** What the tables hold now. */
  public static Snapshot of(Database database) {
    Map<String, String> digests = new TreeMap<>();
    for (String table : APPLICATION.comparedTables()) {
      List<Row> rows = rows(database, table);
      digests.put(table, rows.size() + " rows " + digest(String.join("\n", lines(rows))));
    }
    return new Snapshot(digests);
  }

  /** The rows of a table by primary key. */
  public static List<Row> rows(Database database, String table) {
    return database.rows(
        "SELECT * FROM " + table + " ORDER BY " + String.join(", ", database.primaryKey(table)));
  }

  /** A line per row. Of what was chosen by chance it only says that it is there. */
  public static List<String> lines(List<Row> rows) {
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      Map<String, Object> columns = new TreeMap<>(row.columns());
      APPLICATION
          .chosenByChance()
          .forEach((column, word) -> columns.computeIfPresent(column, (name, value) -> word));
      lines.add(columns.toString());
    }
    return lines;
  }

  /** The first 16 hexadecimal digits of the text's SHA-256. */
  public static String digest(String text) {
    try {
      byte[] sha =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(sha, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
