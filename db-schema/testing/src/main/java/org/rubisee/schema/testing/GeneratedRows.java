package org.rubisee.schema.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rubisee.schema.rows.RowStream;
import org.rubisee.schema.rows.TableRows;

/**
 * The rows of a table, or of a part of it, as they are loaded: fields end with a tab, rows with a
 * line feed.
 *
 * @param rows what generates them
 */
public record GeneratedRows(TableRows rows) {

  private static final int THREADS = 8;

  /** All of them, generated in one thread. */
  public String text() throws IOException {
    return read(new RowStream(rows, 0, rows.sources()));
  }

  /** All of them, generated in blocks by several threads at once. */
  public String textInParts() throws InterruptedException, ExecutionException {
    ExecutorService workers = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<String>> parts = new ArrayList<>();
      for (int from = 0; from < rows.sources(); from += TableRows.BLOCK) {
        int to = Math.min(rows.sources(), from + TableRows.BLOCK);
        RowStream part = new RowStream(rows, from, to);
        parts.add(workers.submit(() -> read(part)));
      }
      StringBuilder text = new StringBuilder();
      for (Future<String> part : parts) {
        text.append(part.get());
      }
      return text.toString();
    } finally {
      workers.shutdownNow();
    }
  }

  /** The fields of a column, row by row. */
  public List<String> fields(String column) throws IOException {
    int place = List.of(rows.columns().split(", ")).indexOf(column);
    return text().lines().map(row -> row.split("\t", -1)[place]).toList();
  }

  /** The digests of several tables. */
  public static List<String> digests(List<TableRows> tables)
      throws IOException, NoSuchAlgorithmException {
    List<String> digests = new ArrayList<>();
    for (TableRows rows : tables) {
      digests.add(new GeneratedRows(rows).digest());
    }
    return digests;
  }

  /** The name of the table, the number of bytes and their digest. */
  public String digest() throws IOException, NoSuchAlgorithmException {
    byte[] bytes = new RowStream(rows, 0, rows.sources()).readAllBytes();
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    return rows.table() + " " + bytes.length + " " + HexFormat.of().formatHex(digest);
  }

  private static String read(RowStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
  }
}
