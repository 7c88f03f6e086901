package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

  /** The cells of the complete lines; the last one of a process that died may be torn. */
  static List<String[]> rows(Path file, int columns) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = Files.readString(file);
    return text.substring(0, text.lastIndexOf('\n') + 1)
        .lines()
        .skip(1)
        .map(line -> line.split(",", -1))
        .filter(cells -> cells.length == columns)
        .toList();
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
