package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.List;

/** The key of a drawing: coloured squares or shapes with names, in as many rows as they need. */
public final class Legend {
  private static final double ROW_HEIGHT = 18;
  private static final double SWATCH = 10;
  private static final double CHARACTER_WIDTH = 6.9;

  /**
   * An entry.
   *
   * @param name what is named
   * @param style its colour, and its shape if points show one
   */
  public record Entry(String name, SeriesStyle style) {
    /** An entry that is a square of a colour. */
    public Entry(String name, String style) {
      this(name, SeriesStyle.of(style));
    }

    double width() {
      return SWATCH + 6 + name.length() * CHARACTER_WIDTH + 14;
    }
  }

  private final List<List<Entry>> rows = new ArrayList<>();

  Legend(List<Entry> entries, double width) {
    double used = Double.POSITIVE_INFINITY;
    for (Entry entry : entries) {
      if (used + entry.width() > width) {
        rows.add(new ArrayList<>());
        used = 0;
      }
      rows.get(rows.size() - 1).add(entry);
      used += entry.width();
    }
  }

  double height() {
    return rows.size() * ROW_HEIGHT;
  }

  ContainerTag<?> drawnAt(double left, double top) {
    ContainerTag<?> group = Shapes.group("legend");
    double y = top;
    for (List<Entry> row : rows) {
      double x = left;
      for (Entry entry : row) {
        group.with(swatch(entry.style(), x, y + 3));
        group.with(Shapes.text("label", x + SWATCH + 6, y + 12, entry.name()));
        x += entry.width();
      }
      y += ROW_HEIGHT;
    }
    return group;
  }

  private static ContainerTag<?> swatch(SeriesStyle style, double left, double top) {
    String classes = "swatch " + style.css();
    return style
        .mark()
        .<ContainerTag<?>>map(mark -> mark.drawnAt(classes, left + SWATCH / 2, top + SWATCH / 2))
        .orElseGet(() -> Shapes.box(classes, Shapes.at(left, top), Shapes.at(SWATCH, SWATCH)));
  }
}
