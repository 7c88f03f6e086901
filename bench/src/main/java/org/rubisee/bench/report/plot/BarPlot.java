package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Stacked horizontal bars.
 *
 * @param title what it shows
 * @param unit of all values
 * @param parts what the parts of a bar stand for, in order
 * @param bars the bars, from top
 */
public record BarPlot(String title, String unit, List<Legend.Entry> parts, List<Bar> bars) {
  private static final double RIGHT = RowFrame.WIDTH - 52;
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

  /** Bars of CPU time, or of CPUs in use, by the tiers of the servers: web, app and db. */
  public static BarPlot ofServers(String title, String unit, List<Bar> bars) {
    return new BarPlot(
        title,
        unit,
        Stream.of("web", "app", "db").map(tier -> new Legend.Entry(tier, tier)).toList(),
        bars);
  }

  public Figure figure(String id, String note) {
    String values =
        bars.stream()
            .map(bar -> bar.name() + " " + Numbers.of(bar.total()))
            .collect(Collectors.joining("; "));
    return new Figure(id, title, note, unit + ": " + values, svg(), csv());
  }

  private ContainerTag<?> svg() {
    RowFrame frame = new RowFrame(title, unit, parts, ROW, bars.size());
    double left = RowFrame.rightOf(bars.stream().map(Bar::name));
    Scale x = Scale.fromZero(bars.stream().mapToDouble(Bar::total).max().orElse(1), left, RIGHT);
    ContainerTag<?> svg = frame.svg(x);
    for (int row = 0; row < bars.size(); row++) {
      svg.with(drawn(bars.get(row), x, frame.middle(row)));
    }
    return svg;
  }

  private ContainerTag<?> drawn(Bar bar, Scale x, double middle) {
    double y = middle - THICKNESS / 2;
    ContainerTag<?> group = Shapes.group(bar.hollow() ? "bar hollow" : "bar");
    group.with(new Label(bar.name()).drawnLeftOf(x.from() - 8, middle));
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
