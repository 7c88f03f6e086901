package org.rubisee.bench.report.html;

import static j2html.TagCreator.div;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.rubisee.bench.report.plot.Numbers;

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
  private String form = "figures-table";

  /** A column of words. */
  public Table<R> words(String head, Function<R, String> cell) {
    wordColumns++;
    return column(head, cell);
  }

  /** A column of numbers, or of what stands for them. */
  public Table<R> column(String head, Function<R, String> cell) {
    heads.add(head);
    cells.add(cell);
    return this;
  }

  /** A column of numbers. */
  public Table<R> number(String head, ToDoubleFunction<R> value) {
    return column(head, row -> Numbers.of(value.applyAsDouble(row)));
  }

  /** A column of counts. */
  public Table<R> count(String head, ToLongFunction<R> value) {
    return column(head, row -> Numbers.of(value.applyAsLong(row)));
  }

  /** A column of shares, of which 1 is the whole. */
  public Table<R> percent(String head, ToDoubleFunction<R> share) {
    return column(head, row -> Numbers.percent(share.applyAsDouble(row)));
  }

  /** Gives rows that do not count a style that says so. */
  public Table<R> hollowUnless(Predicate<R> counts) {
    return styled(counts.negate(), "hollow");
  }

  /** Gives rows that fail a style that says so. */
  public Table<R> badUnless(Predicate<R> isWell) {
    return styled(isWell.negate(), "bad");
  }

  /** Gives rows that add up others a style that says so. */
  public Table<R> sumIf(Predicate<R> isSum) {
    return styled(isSum, "sum");
  }

  private Table<R> styled(Predicate<R> which, String name) {
    style = row -> which.test(row) ? name : "";
    return this;
  }

  /** Lets long words wrap: for tables of facts. */
  public Table<R> wrapping() {
    form = "facts";
    return this;
  }

  /** The cells of a row. */
  public List<String> cells(R row) {
    return cells.stream().map(cell -> cell.apply(row)).toList();
  }

  /** The table of these rows. */
  public DomContent of(Collection<? extends R> rows) {
    var head = tr();
    for (int column = 0; column < heads.size(); column++) {
      var cell = th(heads.get(column)).attr("scope", "col");
      head.with(column < wordColumns ? cell.withClass("words") : cell);
    }
    return div()
        .withClass("scroll")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", String.join(", ", heads))
        .with(
            table(thead(head), tbody().with(rows.stream().map(this::shown).toList()))
                .withClass(form));
  }

  private DomContent shown(R row) {
    List<String> texts = cells(row);
    var shown = tr().condAttr(!style.apply(row).isEmpty(), "class", style.apply(row));
    shown.with(th(texts.get(0)).attr("scope", "row"));
    for (int column = 1; column < texts.size(); column++) {
      var cell = td(texts.get(column));
      shown.with(column < wordColumns ? cell.withClass("words") : cell);
    }
    return shown;
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
