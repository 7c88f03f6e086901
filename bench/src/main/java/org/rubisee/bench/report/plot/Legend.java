package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.List;

/** The key of a drawing: coloured squares with names, in as many rows as they need. */
public final class Legend {
  private static final double ROW_HEIGHT = 18;
  private static final double SWATCH = 10;
  private static final double CHARACTER_WIDTH = 6.9;

  /**
   * An entry.
   *
   * @param name what is named
   * @param style its colour's class
   */
  public record Entry(String name, String style) {
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
        group.with(
            Shapes.box("swatch " + entry.style(), Shapes.at(x, y + 3), Shapes.at(SWATCH, SWATCH)));
        group.with(Shapes.text("label", x + SWATCH + 6, y + 12, entry.name()));
        x += entry.width();
      }
      y += ROW_HEIGHT;
    }
    return group;
  }
}
