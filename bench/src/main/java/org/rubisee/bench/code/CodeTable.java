package org.rubisee.bench.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The code of implementations side by side, as the paper's table 1 has it.
 *
 * @param title names the column of the implementations
 * @param rows what each part of each implementation amounts to
 */
public record CodeTable(String title, List<Row> rows) {

  /** The title of what is counted here. */
  static final String COUNTED = "implementation";

  private static final List<String> BUNDLED = List.of("paper-code-size.csv", "code-size.csv");
  private static final String HEADING = ",part,classes,lines";
  private static final int COLUMNS = 4;

  /**
   * A part of an implementation.
   *
   * @param implementation its name
   * @param part for example {@code own beans}
   * @param size how much code it is
   */
  public record Row(String implementation, String part, CodeSize size) {}

  /** Keeps a copy of the rows. */
  public CodeTable {
    rows = List.copyOf(rows);
  }

  /** The paper's table, and what was counted here when this program was built. */
  public static List<CodeTable> bundled() {
    return BUNDLED.stream().map(CodeTable::resource).toList();
  }

  private static CodeTable resource(String name) {
    try (InputStream in = CodeTable.class.getResourceAsStream(name)) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read from the program", e);
    }
  }

  /**
   * Reads what {@link #csv} writes.
   *
   * @throws IllegalArgumentException if a line is no row
   */
  static CodeTable parse(String csv) {
    List<String> lines = csv.lines().toList();
    if (lines.isEmpty() || !lines.get(0).endsWith(HEADING)) {
      throw new IllegalArgumentException("The first line must end with '" + HEADING + "'");
    }
    String heading = lines.get(0);
    return new CodeTable(
        heading.substring(0, heading.length() - HEADING.length()),
        lines.stream().skip(1).map(CodeTable::row).toList());
  }

  private static Row row(String line) {
    String[] cells = line.split(",", -1);
    if (cells.length != COLUMNS) {
      throw new IllegalArgumentException("A row has " + COLUMNS + " cells, not: " + line);
    }
    CodeSize size = new CodeSize(Integer.parseInt(cells[2]), Integer.parseInt(cells[3]));
    return new Row(cells[0], cells[1], size);
  }

  /** For programs. */
  String csv() {
    StringBuilder csv = new StringBuilder(title).append(HEADING).append('\n');
    for (Row row : rows) {
      csv.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%d\n",
              row.implementation(),
              row.part(),
              row.size().classes(),
              row.size().lines()));
    }
    return csv.toString();
  }

  /** For the documentation. */
  String markdown() {
    StringBuilder table = new StringBuilder();
    appendLine(table, heads());
    table.append("|---|").append("--:|".repeat(heads().size() - 1)).append('\n');
    cells().forEach(line -> appendLine(table, line));
    return table.toString();
  }

  private static void appendLine(StringBuilder table, List<String> cells) {
    table.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** The columns: the implementations', then one for each part. */
  public List<String> heads() {
    List<String> heads = new ArrayList<>();
    heads.add(title);
    heads.addAll(parts());
    return heads;
  }

  /** A line for each implementation, in words. */
  public List<List<String>> cells() {
    return rows.stream().map(Row::implementation).distinct().map(this::line).toList();
  }

  private List<String> line(String implementation) {
    List<String> line = new ArrayList<>();
    line.add(implementation);
    parts().forEach(part -> line.add(inWords(size(implementation, part))));
    return line;
  }

  private List<String> parts() {
    return rows.stream().map(Row::part).distinct().toList();
  }

  private CodeSize size(String implementation, String part) {
    return rows.stream()
        .filter(row -> row.implementation().equals(implementation) && row.part().equals(part))
        .map(Row::size)
        .reduce(CodeSize.NONE, CodeSize::plus);
  }

  /** Descriptors have lines only. */
  private static String inWords(CodeSize size) {
    if (size.equals(CodeSize.NONE)) {
      return "-";
    }
    String lines = String.format(Locale.ROOT, "%,d lines", size.lines());
    return switch (size.classes()) {
      case 0 -> lines;
      case 1 -> "1 class, " + lines;
      default -> size.classes() + " classes, " + lines;
    };
  }
}
