package org.rubisee.bench.report.html;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * A table by its columns: each has a head, and says what stands in it for a row. Columns of words
 * come first.
 *
 * @param <R> what a row is about
 */
public final class Table<R> {

  private final List<String> heads = new ArrayList<>();
  private final List<Function<R, String>> cells = new ArrayList<>();
  private Function<R, String> style = row -> "";
  private int wordColumns;
  private boolean isWrapping;

  /** A column of words. */
  public Table<R> words(String head, Function<R, String> cell) {
    wordColumns++;
    return column(head, cell);
  }

  /** A column of numbers. */
  public Table<R> column(String head, Function<R, String> cell) {
    heads.add(head);
    cells.add(cell);
    return this;
  }

  /** Gives rows that do not count a style that says so. */
  public Table<R> hollowUnless(Function<R, Boolean> counts) {
    style = row -> counts.apply(row) ? "" : "hollow";
    return this;
  }

  /** Gives rows that fail a style that says so. */
  public Table<R> badUnless(Function<R, Boolean> isWell) {
    style = row -> isWell.apply(row) ? "" : "bad";
    return this;
  }

  /** Lets long words wrap: for tables of facts. */
  public Table<R> wrapping() {
    isWrapping = true;
    return this;
  }

  /** The cells of a row. */
  public List<String> cells(R row) {
    return cells.stream().map(cell -> cell.apply(row)).toList();
  }

  /** The table of these rows. */
  public DomContent of(Collection<? extends R> rows) {
    Grid grid = new Grid(wordColumns, heads);
    rows.forEach(row -> grid.row(style.apply(row), cells(row)));
    return (isWrapping ? grid.wrapping() : grid).shown();
  }

  /** The same in plain text: columns as wide as their widest cell. */
  public String text(Collection<? extends R> rows) {
    List<List<String>> all = new ArrayList<>();
    all.add(heads);
    rows.forEach(row -> all.add(cells(row)));
    StringBuilder text = new StringBuilder();
    for (List<String> line : all) {
      StringBuilder padded = new StringBuilder("  ");
      for (int column = 0; column < heads.size(); column++) {
        String cell = line.get(column);
        padded.append(cell).append(" ".repeat(width(all, column) - cell.length() + 2));
      }
      text.append(padded.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static int width(List<List<String>> lines, int column) {
    return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
  }

  /** The same in Markdown. */
  public String markdown(Collection<? extends R> rows) {
    StringBuilder text = new StringBuilder(markdown(heads));
    text.append("|").append("---|".repeat(wordColumns));
    text.append("--:|".repeat(heads.size() - wordColumns)).append('\n');
    rows.forEach(row -> text.append(markdown(cells(row))));
    return text.toString();
  }

  private static String markdown(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }
}
