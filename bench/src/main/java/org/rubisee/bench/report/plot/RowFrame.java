package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.stream.Stream;

/**
 * What drawings have in common whose rows lie below each other over one horizontal axis: title,
 * legend, lines at round values, and the unit below the axis.
 *
 * @param title what it shows
 * @param unit of the axis
 * @param key of the colours; empty if the rows tell
 * @param height of a row, pixels
 * @param rows how many there are
 */
record RowFrame(String title, String unit, List<Legend.Entry> key, double height, int rows) {

  static final double WIDTH = 420;

  private static final double TITLE_HEIGHT = 26;
  private static final double FOOT = 38;

  /** Where the rows begin, right of the longest of these names. */
  static double rightOf(Stream<String> names) {
    return 12 + names.mapToDouble(name -> new Label(name).width()).max().orElse(0);
  }

  private Legend legend() {
    return new Legend(key, WIDTH - 8);
  }

  private double top() {
    return TITLE_HEIGHT + legend().height() + 8;
  }

  private double bottom() {
    return top() + rows * height;
  }

  /** The middle of a row, counted from 0. */
  double middle(int row) {
    return top() + (row + 0.5) * height;
  }

  /** The drawing without its rows. */
  ContainerTag<?> svg(Scale x) {
    ContainerTag<?> svg =
        Shapes.svg(WIDTH, bottom() + FOOT, title)
            .with(Shapes.text("title", 2, 15, title), legend().drawnAt(2, TITLE_HEIGHT));
    for (double tick : x.ticks()) {
      svg.with(Shapes.line("rule", Shapes.at(x.at(tick), top()), Shapes.at(x.at(tick), bottom())));
      svg.with(Shapes.text("tick middle", x.at(tick), bottom() + 15, Numbers.tick(tick)));
    }
    return svg.with(Shapes.text("label end", x.to(), bottom() + 32, unit));
  }
}
