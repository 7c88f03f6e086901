package org.rubisee.bench.report.plot;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Draws a {@link LinePlot}. */
final class LineDrawing {
  private static final double WIDTH = 420;
  private static final double PLOT_HEIGHT = 200;
  private static final double LEFT = 54;
  private static final double RIGHT = WIDTH - 20;
  private static final double TITLE_HEIGHT = 26;
  private static final double FOOT = 42;

  /** On a logarithmic axis an interval makes the axis longer by this factor at most. */
  private static final double LONGEST = 10;

  private static final double FIRST_PART_ROW = 24;
  private static final double PART_ROW_HEIGHT = 11;

  private final LinePlot plot;
  private final Legend legend;
  private final double top;
  private final double bottom;
  private final Scale x;
  private final Scale y;

  LineDrawing(LinePlot plot) {
    this.plot = plot;
    legend =
        new Legend(
            plot.curves().stream().map(c -> new Legend.Entry(c.name(), c.style())).toList(),
            WIDTH - 8);
    top = TITLE_HEIGHT + legend.height() + 32;
    bottom = top + PLOT_HEIGHT;
    x = across();
    double greatest =
        values(p -> Double.isFinite(p.high()) ? Math.max(p.high(), p.y()) : p.y()).max().orElse(1);
    double least =
        values(p -> p.low() > p.y() / LONGEST ? Math.min(p.low(), p.y()) : p.y() / LONGEST)
            .filter(v -> v > 0)
            .min()
            .orElse(1);
    y =
        plot.axes().logarithmic()
            ? Scale.near(least, greatest, bottom, top)
            : Scale.fromZero(greatest, bottom, top);
  }

  private Scale across() {
    double last = values(LinePlot.Point::x).max().orElse(1);
    if (plot.axes().logarithmicAcross()) {
      double first = values(LinePlot.Point::x).filter(v -> v > 0).min().orElse(1);
      return Scale.near(first, last, LEFT, RIGHT);
    }
    boolean marked = plot.curves().stream().anyMatch(LinePlot.Curve::marked);
    return marked ? Scale.fromZero(last, LEFT, RIGHT) : Scale.between(0, last, LEFT, RIGHT);
  }

  ContainerTag<?> svg() {
    ContainerTag<?> svg =
        Shapes.svg(WIDTH, bottom + FOOT, plot.title())
            .attr("data-lines", Shapes.px(top) + " " + Shapes.px(bottom))
            .attr("data-x-title", plot.xTitle())
            .with(Shapes.text("title", 2, 15, plot.title()))
            .with(legend.drawnAt(2, TITLE_HEIGHT))
            .with(Shapes.text("label", 2, top - 14, plot.yTitle()))
            .with(shade())
            .with(grid())
            .with(parts());
    plot.curves().forEach(curve -> svg.with(drawn(curve)));
    return svg.with(
        Shapes.text("label end", RIGHT, bottom + 34, plot.xTitle()),
        Shapes.line("cursor", Shapes.at(LEFT, top), Shapes.at(LEFT, bottom)));
  }

  /** The parts that count; the first one has their name. */
  private ContainerTag<?> shade() {
    ContainerTag<?> shade = Shapes.group("shade");
    String name = plot.axes().shadedAs();
    for (LinePlot.Range part : plot.axes().shaded()) {
      double from = Math.max(part.from(), x.low());
      double to = Math.min(part.to(), x.high());
      boolean whole = from <= x.low() && to >= x.high();
      if (!whole && to > from) {
        shade.with(
            Shapes.box(
                "measured",
                Shapes.at(x.at(from), top),
                Shapes.at(x.at(to) - x.at(from), PLOT_HEIGHT)),
            Shapes.text("hint", x.at(from) + 4, top + 12, name));
        name = "";
      }
    }
    return shade;
  }

  /** A line where each part begins, and its name in one of two rows, as parts may be narrow. */
  private ContainerTag<?> parts() {
    ContainerTag<?> parts = Shapes.group("parts");
    int row = 0;
    for (LinePlot.Part part : plot.axes().parts()) {
      double from = Math.max(part.range().from(), x.low());
      if (from <= x.high()) {
        parts.with(Shapes.line("part", Shapes.at(x.at(from), top), Shapes.at(x.at(from), bottom)));
        double below = top + FIRST_PART_ROW + row * PART_ROW_HEIGHT;
        parts.with(Shapes.text("hint", x.at(from) + 3, below, part.name()));
        row = 1 - row;
      }
    }
    return parts;
  }

  private ContainerTag<?> grid() {
    ContainerTag<?> grid = Shapes.group("grid");
    for (double tick : y.ticks()) {
      double at = y.at(tick);
      grid.with(Shapes.line("rule", Shapes.at(LEFT, at), Shapes.at(RIGHT, at)));
      grid.with(Shapes.text("tick end", LEFT - 7, at + 4, Numbers.tick(tick)));
    }
    for (double tick : x.ticks()) {
      grid.with(Shapes.text("tick middle", x.at(tick), bottom + 17, Numbers.tick(tick)));
    }
    return grid.with(Shapes.line("axis", Shapes.at(LEFT, bottom), Shapes.at(RIGHT, bottom)));
  }

  private ContainerTag<?> drawn(LinePlot.Curve curve) {
    ContainerTag<?> group = Shapes.group("curve " + curve.style().css());
    if (curve.form() == LinePlot.Form.BAND) {
      group.with(tag("polygon").attr("points", upper(curve) + " " + lower(curve)));
    }
    group.with(
        tag("polyline")
            .attr("points", joined(curve, p -> x.at(p.x()), p -> y.at(p.y())))
            .attr("data-name", curve.name())
            .attr("data-x", numbers(curve, LinePlot.Point::x))
            .attr("data-y", numbers(curve, LinePlot.Point::y)));
    if (curve.marked()) {
      curve.points().forEach(point -> mark(group, point, curve.style()));
    }
    return group;
  }

  private void mark(ContainerTag<?> group, LinePlot.Point point, SeriesStyle style) {
    double at = x.at(point.x());
    if (Double.isFinite(point.high()) && point.high() > point.low()) {
      group.with(
          Shapes.line(
              "interval",
              Shapes.at(at, y.at(Math.max(y.low(), point.low()))),
              Shapes.at(at, y.at(point.high()))));
    }
    Mark mark = style.mark().orElse(Mark.CIRCLE);
    group.with(mark.drawnAt(point.hollow() ? "mark hollow" : "mark", at, y.at(point.y())));
  }

  private String upper(LinePlot.Curve curve) {
    return joined(curve, p -> x.at(p.x()), p -> y.at(p.high()));
  }

  private String lower(LinePlot.Curve curve) {
    List<LinePlot.Point> backwards = new ArrayList<>(curve.points());
    Collections.reverse(backwards);
    return joined(
        new LinePlot.Curve(curve.name(), curve.style(), backwards, curve.form()),
        p -> x.at(p.x()),
        p -> y.at(p.low()));
  }

  private static String joined(
      LinePlot.Curve curve,
      ToDoubleFunction<LinePlot.Point> across,
      ToDoubleFunction<LinePlot.Point> up) {
    return curve.points().stream()
        .map(p -> Shapes.px(across.applyAsDouble(p)) + "," + Shapes.px(up.applyAsDouble(p)))
        .collect(Collectors.joining(" "));
  }

  private static String numbers(LinePlot.Curve curve, ToDoubleFunction<LinePlot.Point> value) {
    return curve.points().stream()
        .map(p -> Numbers.of(value.applyAsDouble(p)).replace(Numbers.NARROW_SPACE, ""))
        .collect(Collectors.joining(" "));
  }

  private DoubleStream values(ToDoubleFunction<LinePlot.Point> value) {
    return Stream.concat(plot.curves().stream(), plot.axes().held().stream())
        .flatMap(curve -> curve.points().stream())
        .mapToDouble(value);
  }
}
