package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Stacked horizontal bars.
 *
 * @param title what it shows
 * @param unit of all values
 * @param parts what the parts of a bar stand for, in order
 * @param bars the bars, from top
 */
public record BarPlot(String title, String unit, List<Legend.Entry> parts, List<Bar> bars) {
  private static final double WIDTH = 420;
  private static final double RIGHT = WIDTH - 52;
  private static final double ROW = 30;
  private static final double THICKNESS = 16;
  private static final double GAP = 2;

  /**
   * A bar.
   *
   * @param name what it stands for
   * @param values one per part
   * @param hollow whether it does not count
   */
  public record Bar(String name, double[] values, boolean hollow) {
    double total() {
      return Arrays.stream(values).sum();
    }
  }

  /** The figure of it. */
  public Figure figure(String id, String note) {
    String values =
        bars.stream()
            .map(bar -> bar.name() + " " + Numbers.of(bar.total()))
            .collect(Collectors.joining("; "));
    return new Figure(id, title, note, unit + ": " + values, svg(), csv());
  }

  private ContainerTag<?> svg() {
    Legend legend = new Legend(parts, WIDTH - 8);
    double top = 26 + legend.height() + 8;
    double bottom = top + bars.size() * ROW;
    double left = left();
    Scale x = Scale.fromZero(bars.stream().mapToDouble(Bar::total).max().orElse(1), left, RIGHT);
    ContainerTag<?> svg =
        Shapes.svg(WIDTH, bottom + 38, title)
            .with(Shapes.text("title", 2, 15, title), legend.drawnAt(2, 26));
    for (double tick : x.ticks()) {
      svg.with(Shapes.line("rule", Shapes.at(x.at(tick), top), Shapes.at(x.at(tick), bottom)));
      svg.with(Shapes.text("tick middle", x.at(tick), bottom + 15, Numbers.tick(tick)));
    }
    for (int row = 0; row < bars.size(); row++) {
      svg.with(drawn(bars.get(row), x, top + row * ROW));
    }
    return svg.with(
        Shapes.line("axis", Shapes.at(left, top), Shapes.at(left, bottom)),
        Shapes.text("label end", RIGHT, bottom + 32, unit));
  }

  /** Where bars begin: right of the longest name. */
  private double left() {
    return 12 + bars.stream().mapToDouble(bar -> new Label(bar.name()).width()).max().orElse(0);
  }

  private ContainerTag<?> drawn(Bar bar, Scale x, double top) {
    double y = top + (ROW - THICKNESS) / 2;
    ContainerTag<?> group = Shapes.group(bar.hollow() ? "bar hollow" : "bar");
    group.with(new Label(bar.name()).drawnLeftOf(x.from() - 8, y + THICKNESS / 2));
    double before = 0;
    for (int part = 0; part < parts.size(); part++) {
      double from = x.at(before);
      before += bar.values()[part];
      if (bar.values()[part] > 0) {
        group.with(
            Shapes.explained(
                Shapes.box(
                    "segment " + parts.get(part).style().css(),
                    Shapes.at(from, y),
                    Shapes.at(Math.max(0.5, x.at(before) - from - GAP), THICKNESS)),
                told(bar, part)));
      }
    }
    return group.with(Shapes.text("value", x.at(before) + 5, y + 12, Numbers.of(bar.total())));
  }

  private String told(Bar bar, int part) {
    return bar.name()
        + "\n"
        + parts.get(part).name()
        + ": "
        + Numbers.of(bar.values()[part])
        + " of "
        + Numbers.of(bar.total())
        + " "
        + unit;
  }

  private String csv() {
    String header = parts.stream().map(Legend.Entry::name).collect(Collectors.joining(","));
    return "bar,"
        + header
        + "\n"
        + bars.stream()
            .map(
                bar ->
                    '"'
                        + bar.name()
                        + "\","
                        + Arrays.stream(bar.values())
                            .mapToObj(Numbers::plain)
                            .collect(Collectors.joining(","))
                        + "\n")
            .collect(Collectors.joining());
  }
}
