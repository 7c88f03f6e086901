package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Ratios to a baseline with their intervals, below each other on a logarithmic axis that ends near
 * them. Each row has its name beside it, and a shape of its own, so that colour is not needed to
 * tell them apart. Where an interval is much wider than the ratios, its line ends in an arrow.
 *
 * @param title what it shows
 * @param unit of the axis
 * @param rows the ratios, from top
 * @param axis what the axis holds; the same for plots that are compared
 */
public record RatioPlot(String title, String unit, List<Row> rows, Axis axis) {
  private static final double WIDTH = 420;
  private static final double RIGHT = WIDTH - 132;
  private static final double ROW = 30;
  private static final double ARROW = 4;

  /**
   * A ratio.
   *
   * @param name what is compared
   * @param style its colour and shape
   * @param ratio its value; 1 for the baseline
   * @param low lower end of its interval
   * @param high upper end of its interval; infinite where it is not known
   */
  public record Row(String name, SeriesStyle style, double ratio, double low, double high) {}

  /**
   * The values that an axis holds.
   *
   * @param least the least one, above 0
   * @param greatest the greatest one
   */
  public record Axis(double least, double greatest) {
    /** An interval makes the axis longer by this factor at most. */
    private static final double MOST_BEYOND = 1.5;

    /** An axis that holds all of these rows, and 1. */
    public static Axis of(List<Row> rows) {
      double least = rows.stream().mapToDouble(Row::ratio).reduce(1, Math::min);
      double greatest = rows.stream().mapToDouble(Row::ratio).reduce(1, Math::max);
      return new Axis(
          rows.stream()
              .mapToDouble(row -> Math.max(row.low(), least / MOST_BEYOND))
              .reduce(least, Math::min),
          rows.stream()
              .mapToDouble(row -> Math.min(row.high(), greatest * MOST_BEYOND))
              .reduce(greatest, Math::max));
    }
  }

  /** The figure of it. */
  public Figure figure(String id, String note) {
    String values =
        rows.stream().map(row -> row.name() + " " + told(row)).collect(Collectors.joining("; "));
    return new Figure(id, title, note, unit + ": " + values, svg(), csv());
  }

  private ContainerTag<?> svg() {
    double top = 34;
    double bottom = top + rows.size() * ROW;
    double left =
        12 + rows.stream().mapToDouble(row -> new Label(row.name()).width()).max().orElse(0);
    Scale x = Scale.near(axis.least(), axis.greatest(), left, RIGHT);
    ContainerTag<?> svg =
        Shapes.svg(WIDTH, bottom + 38, title).with(Shapes.text("title", 2, 15, title));
    for (double tick : x.ticks()) {
      svg.with(Shapes.line("rule", Shapes.at(x.at(tick), top), Shapes.at(x.at(tick), bottom)));
      svg.with(Shapes.text("tick middle", x.at(tick), bottom + 15, Numbers.tick(tick)));
    }
    for (int row = 0; row < rows.size(); row++) {
      svg.with(drawn(rows.get(row), x, top + (row + 0.5) * ROW));
    }
    return svg.with(Shapes.text("label end", RIGHT, bottom + 32, unit));
  }

  private static ContainerTag<?> drawn(Row row, Scale x, double y) {
    ContainerTag<?> group = Shapes.group(row.style().css());
    group.with(new Label(row.name()).drawnLeftOf(x.from() - 8, y));
    double low = Math.max(row.low(), x.low());
    double high = Math.min(row.high(), x.high());
    group.with(Shapes.line("interval", Shapes.at(x.at(low), y), Shapes.at(x.at(high), y)));
    if (row.low() < low) {
      arrow(group, x.at(low), ARROW, y);
    }
    if (row.high() > high) {
      arrow(group, x.at(high), -ARROW, y);
    }
    group.with(
        row.style()
            .mark()
            .<ContainerTag<?>>map(mark -> mark.drawnAt("point", x.at(row.ratio()), y))
            .orElseGet(() -> Shapes.circle("point", x.at(row.ratio()), y, 4)));
    return group.with(Shapes.text("value", x.to() + 6, y + 4, told(row)));
  }

  /** An arrow whose barbs lead back from its point. */
  private static void arrow(ContainerTag<?> group, double point, double back, double y) {
    for (double barb : new double[] {-ARROW, ARROW}) {
      group.with(Shapes.line("interval", Shapes.at(point, y), Shapes.at(point + back, y + barb)));
    }
  }

  private static String told(Row row) {
    return row.low() == row.ratio() && row.high() == row.ratio()
        ? Numbers.of(row.ratio())
        : "%s (%s–%s)".formatted(brief(row.ratio()), brief(row.low()), brief(row.high()));
  }

  private static String brief(double value) {
    return Double.isInfinite(value) ? "∞" : String.format(Locale.ROOT, "%.3g", value);
  }

  private String csv() {
    return "name,ratio,low,high\n"
        + rows.stream()
            .map(
                row ->
                    "\"%s\",%s,%s,%s\n"
                        .formatted(
                            row.name(),
                            Numbers.plain(row.ratio()),
                            Numbers.plain(row.low()),
                            Numbers.plain(row.high())))
            .collect(Collectors.joining());
  }
}
