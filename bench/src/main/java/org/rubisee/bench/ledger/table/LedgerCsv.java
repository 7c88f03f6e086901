package org.rubisee.bench.ledger.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The file that keeps a ledger: comma-separated, a line per case; sizes and calls are lists like
 * {@code Author.getName=1 Book.getTitle=1}. Statements' texts are not kept.
 */
public final class LedgerCsv {

  private static final String NAME = "interaction";
  private static final String SIZES = "sizes";
  private static final String REMOTE = "calls web-app";
  private static final String BEANS = "calls between";

  private LedgerCsv() {}

  /** The content of the file. */
  public static String write(Ledger ledger) {
    StringBuilder csv = new StringBuilder(String.join(",", headings())).append('\n');
    for (LedgerRow row : ledger.rows()) {
      List<String> cells = new ArrayList<>();
      cells.add(quoted(row.name()));
      cells.add(list(row.sizes()));
      for (Column column : Column.values()) {
        cells.add(Long.toString(row.count(column)));
      }
      cells.add(list(row.remoteCalls()));
      cells.add(list(row.beanCalls()));
      csv.append(String.join(",", cells)).append('\n');
    }
    return csv.toString();
  }

  /**
   * Reads a file that {@link #write} made.
   *
   * @param implementation whose ledger it is
   * @param variant how it ran
   * @throws LedgerFailedException if it is no such file
   */
  public static Ledger read(String implementation, LedgerVariant variant, Path file) {
    try {
      return new Ledger(implementation, variant, rows(Files.readAllLines(file), file.toString()));
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  /**
   * Reads lines that {@link #write} made.
   *
   * @param source where the lines come from, for the message
   * @throws LedgerFailedException if they hold no ledger
   */
  static List<LedgerRow> rows(List<String> lines, String source) {
    if (lines.isEmpty() || !cells(lines.get(0)).equals(headings())) {
      throw new LedgerFailedException(
          source + " has the wrong columns: write it again with 'rubis ledger --agree'");
    }
    return lines.stream().skip(1).map(LedgerCsv::row).toList();
  }

  private static LedgerRow row(String line) {
    List<String> cells = cells(line);
    Map<Column, Long> counts = new EnumMap<>(Column.class);
    for (Column column : Column.values()) {
      counts.put(column, Long.parseLong(cells.get(2 + column.ordinal())));
    }
    int calls = 2 + Column.values().length;
    return new LedgerRow(
        cells.get(0),
        map(cells.get(1)),
        counts,
        new TreeMap<>(map(cells.get(calls))),
        new TreeMap<>(map(cells.get(calls + 1))),
        Map.of());
  }

  private static List<String> headings() {
    List<String> headings = new ArrayList<>(List.of(NAME, SIZES));
    for (Column column : Column.values()) {
      headings.add(column.label());
    }
    headings.addAll(List.of(REMOTE, BEANS));
    return headings;
  }

  /** Only names of cases hold commas; no cell holds a quotation mark. */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    boolean isQuoted = false;
    StringBuilder cell = new StringBuilder();
    for (char c : line.toCharArray()) {
      if (c == '"') {
        isQuoted = !isQuoted;
      } else if (c == ',' && !isQuoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }

  private static String quoted(String text) {
    return text.contains(",") ? '"' + text + '"' : text;
  }

  static String list(Map<String, Integer> counts) {
    return counts.entrySet().stream()
        .map(count -> count.getKey() + "=" + count.getValue())
        .collect(Collectors.joining(" "));
  }

  private static Map<String, Integer> map(String list) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String pair : list.isEmpty() ? new String[0] : list.split(" ")) {
      int end = pair.lastIndexOf('=');
      counts.put(pair.substring(0, end), Integer.parseInt(pair.substring(end + 1)));
    }
    return counts;
  }
}
