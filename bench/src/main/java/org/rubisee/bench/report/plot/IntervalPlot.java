package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.settings.Text;

/**
 * Values with their intervals, below each other on an axis that ends near them. Each row has its
 * name beside it, and a shape of its own, so that colour is not needed to tell them apart. Where an
 * interval is much wider than the values, its line ends in an arrow.
 *
 * @param title what it shows
 * @param unit of the axis
 * @param rows the values, from top
 * @param axis what the axis holds; the same for plots that are compared
 */
public record IntervalPlot(String title, String unit, List<Row> rows, Axis axis) {
  private static final double RIGHT = RowFrame.WIDTH - 132;
  private static final double ROW = 30;
  private static final double ARROW = 4;

  /**
   * A value.
   *
   * @param name what has it
   * @param style its colour and shape
   * @param value the value
   * @param low lower end of its interval; infinite where it is not known
   * @param high upper end of its interval; infinite where it is not known
   * @param hollow whether it does not count
   */
  public record Row(
      String name, SeriesStyle style, double value, double low, double high, boolean hollow) {

    private boolean isExact() {
      return low == value && high == value;
    }
  }

  /**
   * The values that an axis holds.
   *
   * @param least the least one; above 0 on a logarithmic axis
   * @param greatest the greatest one
   * @param logarithmic whether equal distances are equal ratios
   */
  public record Axis(double least, double greatest, boolean logarithmic) {
    /** An interval makes the axis longer by this factor at most. */
    private static final double MOST_BEYOND = 1.5;

    /** An axis of ratios that holds all of these rows, and 1. */
    public static Axis ofRatios(List<Row> rows) {
      double least = rows.stream().mapToDouble(Row::value).reduce(1, Math::min);
      double greatest = rows.stream().mapToDouble(Row::value).reduce(1, Math::max);
      return new Axis(
          rows.stream()
              .mapToDouble(row -> Math.max(row.low(), least / MOST_BEYOND))
              .reduce(least, Math::min),
          rows.stream()
              .mapToDouble(row -> Math.min(row.high(), greatest * MOST_BEYOND))
              .reduce(greatest, Math::max),
          true);
    }

    /** A logarithmic axis that holds all of these rows, of values above 0. */
    public static Axis ofPositive(List<Row> rows) {
      return new Axis(
          rows.stream().mapToDouble(Row::low).min().orElse(1),
          rows.stream().mapToDouble(Row::high).max().orElse(1),
          true);
    }

    /** A linear axis that holds all of these rows, and 0. */
    public static Axis of(List<Row> rows) {
      double least = rows.stream().mapToDouble(Row::value).reduce(0, Math::min);
      double greatest = rows.stream().mapToDouble(Row::value).reduce(0, Math::max);
      double beyond = (MOST_BEYOND - 1) * (greatest - least);
      return new Axis(
          rows.stream()
              .mapToDouble(row -> Math.max(row.low(), least - beyond))
              .reduce(least, Math::min),
          rows.stream()
              .mapToDouble(row -> Math.min(row.high(), greatest + beyond))
              .reduce(greatest, Math::max),
          false);
    }

    private Scale scale(double from, double to) {
      return logarithmic
          ? Scale.near(least, greatest, from, to)
          : Scale.around(least, greatest, from, to);
    }
  }

  public Figure figure(String id, String note) {
    String values =
        rows.stream().map(row -> row.name() + " " + told(row)).collect(Collectors.joining("; "));
    return new Figure(id, title, note, unit + ": " + values, svg(), csv());
  }

  private ContainerTag<?> svg() {
    RowFrame frame = new RowFrame(title, unit, List.of(), ROW, rows.size());
    Scale x = axis.scale(RowFrame.rightOf(rows.stream().map(Row::name)), RIGHT);
    ContainerTag<?> svg = frame.svg(x);
    for (int row = 0; row < rows.size(); row++) {
      svg.with(drawn(rows.get(row), x, frame.middle(row)));
    }
    return svg;
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
    Mark mark = row.style().mark().orElse(Mark.CIRCLE);
    group.with(mark.drawnAt(row.hollow() ? "mark hollow" : "point", x.at(row.value()), y));
    return group.with(Shapes.text("value", x.to() + 6, y + 4, told(row)));
  }

  /** An arrow whose barbs lead back from its point. */
  private static void arrow(ContainerTag<?> group, double point, double back, double y) {
    for (double barb : new double[] {-ARROW, ARROW}) {
      group.with(Shapes.line("interval", Shapes.at(point, y), Shapes.at(point + back, y + barb)));
    }
  }

  private static String told(Row row) {
    boolean isKnown = Double.isFinite(row.low()) || Double.isFinite(row.high());
    return row.isExact() || !isKnown
        ? Numbers.of(row.value())
        : Text.of(
            "%s (%s–%s)", Numbers.of(row.value()), Numbers.of(row.low()), Numbers.of(row.high()));
  }

  private String csv() {
    return "name,value,low,high,counts\n"
        + rows.stream()
            .map(
                row ->
                    Text.of(
                        "\"%s\",%s,%s,%s,%s\n",
                        row.name(),
                        Numbers.plain(row.value()),
                        Numbers.plain(row.low()),
                        Numbers.plain(row.high()),
                        row.hollow() ? "no" : "yes"))
            .collect(Collectors.joining());
  }
}
