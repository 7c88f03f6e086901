package org.rubisee.contract.trade;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;

/**
 * What the tables hold, as digests: equal for equal rows. The {@code ids} table is left out, since
 * only entity implementations use it.
 *
 * @param digests number of rows and digest, by table
 */
public record Snapshot(Map<String, String> digests) {

  /** The tables of the site without {@code ids}. */
  public static final List<String> TABLES =
      List.of(
          "bids", "buy_now", "categories", "comments", "items", "old_items", "regions", "users");

  /** What the tables hold now. */
  public static Snapshot of(Database database) {
    Map<String, String> digests = new TreeMap<>();
    for (String table : TABLES) {
      List<Row> rows = rows(database, table);
      digests.put(table, rows.size() + " rows " + digest(String.join("\n", lines(rows))));
    }
    return new Snapshot(digests);
  }

  /** The rows of a table by primary key. */
  public static List<Row> rows(Database database, String table) {
    return database.rows("SELECT * FROM " + table + " ORDER BY id");
  }

  /**
   * A line per row. Tickets are nonces, and the salts of passwords come from nonces, so of both it
   * only says that they are there.
   */
  public static List<String> lines(List<Row> rows) {
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      Map<String, Object> columns = new TreeMap<>(row.columns());
      columns.computeIfPresent("ticket", (name, nonce) -> "given");
      columns.computeIfPresent("password", (name, hash) -> "hashed");
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
