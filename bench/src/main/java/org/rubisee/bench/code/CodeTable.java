package org.rubisee.bench.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.settings.Text;

/**
 * The code of implementations side by side, as the paper's table 1 has it.
 *
 * @param title names the column of the implementations
 * @param rows what each part of each implementation amounts to
 */
public record CodeTable(String title, List<Row> rows) {

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
  public record Row(String implementation, String part, Size size) {}

  /**
   * An amount of source code, as the OOPSLA 2002 paper counts it (section 4.2): with comments.
   *
   * @param classes classes and interfaces that are declared, nested ones too
   * @param lines of all files
   */
  public record Size(int classes, int lines) {

    /** Of nothing. */
    static final Size NONE = new Size(0, 0);

    /** Both together. */
    Size plus(Size other) {
      return new Size(classes + other.classes, lines + other.lines);
    }
  }

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
   * Reads a table: its title and the heads of its columns, then a line for each part.
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
    Size size = new Size(Integer.parseInt(cells[2]), Integer.parseInt(cells[3]));
    return new Row(cells[0], cells[1], size);
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

  private Size size(String implementation, String part) {
    return rows.stream()
        .filter(row -> row.implementation().equals(implementation) && row.part().equals(part))
        .map(Row::size)
        .reduce(Size.NONE, Size::plus);
  }

  /** Descriptors have lines only. */
  private static String inWords(Size size) {
    if (size.equals(Size.NONE)) {
      return "-";
    }
    String lines = Text.of("%,d lines", size.lines());
    return switch (size.classes()) {
      case 0 -> lines;
      case 1 -> "1 class, " + lines;
      default -> size.classes() + " classes, " + lines;
    };
  }
}
