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
import java.util.List;

/** A table: words in the first columns, numbers to the right of them. */
public final class Grid {
  private final List<String> heads;
  private final int wordColumns;
  private String style = "figures-table";
  private final List<DomContent> rows = new ArrayList<>();

  /**
   * A table without rows.
   *
   * @param wordColumns how many columns hold words
   * @param heads the columns' names
   */
  public Grid(int wordColumns, List<String> heads) {
    this.wordColumns = wordColumns;
    this.heads = List.copyOf(heads);
  }

  /** Lets long words wrap: for tables of facts. */
  public Grid wrapping() {
    style = "facts";
    return this;
  }

  public Grid row(List<String> cells) {
    return row("", cells);
  }

  public Grid row(String style, List<String> cells) {
    var row = tr();
    if (!style.isEmpty()) {
      row.withClass(style);
    }
    for (int i = 0; i < cells.size(); i++) {
      if (i == 0) {
        row.with(th(cells.get(i)).attr("scope", "row"));
      } else {
        row.with(i < wordColumns ? td(cells.get(i)).withClass("words") : td(cells.get(i)));
      }
    }
    rows.add(row);
    return this;
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  public DomContent shown() {
    var head = tr();
    for (int i = 0; i < heads.size(); i++) {
      var cell = th(heads.get(i)).attr("scope", "col");
      head.with(i < wordColumns ? cell.withClass("words") : cell);
    }
    return div()
        .withClass("scroll")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", String.join(", ", heads))
        .with(table(thead(head), tbody().with(rows)).withClass(style));
  }
}
