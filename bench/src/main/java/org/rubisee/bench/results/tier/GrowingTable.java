package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.measurement.UnreadableResultException;

/**
 * A CSV file to which lines are added while a trial runs, each on disk before the next is taken.
 * Counters that differ from line to line stand in one cell as {@code name=value} pairs.
 */
final class GrowingTable implements AutoCloseable {

  private final Writer writer;

  /** A new file. */
  GrowingTable(Path file, String header) throws IOException {
    writer = Files.newBufferedWriter(file, StandardOpenOption.CREATE_NEW);
    add(header);
  }

  synchronized void add(String line) throws IOException {
    writer.write(line + "\n");
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }

  /**
   * The complete lines; the last one of a process that died may be torn. The last cell may contain
   * commas.
   *
   * @param row makes a value of the cells of a line
   * @throws UnreadableResultException if it finds something else in a complete line
   */
  static <T> List<T> rows(Path file, int columns, Function<String[], T> row) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    List<T> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", columns);
      if (cells.length == columns) {
        rows.add(row(file, i + 1, cells, row));
      }
    }
    return rows;
  }

  private static <T> T row(Path file, int line, String[] cells, Function<String[], T> row)
      throws UnreadableResultException {
    try {
      return row.apply(cells);
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, "line " + line + ": " + e.getMessage(), e);
    }
  }

  static String pairs(Map<String, ? extends Number> counters) {
    StringBuilder pairs = new StringBuilder();
    counters.forEach(
        (name, value) -> pairs.append(pairs.isEmpty() ? "" : ";").append(name + "=" + value));
    return pairs.toString();
  }

  static Map<String, String> unpaired(String cell) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : cell.split(";")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
    return pairs;
  }
}
