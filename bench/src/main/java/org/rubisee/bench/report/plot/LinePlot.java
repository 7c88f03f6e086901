package org.rubisee.bench.report.plot;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.rubisee.settings.Text;

/**
 * Curves over a common axis.
 *
 * @param title what it shows
 * @param xTitle the horizontal axis with its unit
 * @param yTitle the vertical axis with its unit
 * @param curves the curves
 * @param axes how the axes are drawn
 */
public record LinePlot(String title, String xTitle, String yTitle, List<Curve> curves, Axes axes) {

  /** Both axes begin at 0. */
  public LinePlot(String title, String xTitle, String yTitle, List<Curve> curves) {
    this(title, xTitle, yTitle, curves, Axes.PLAIN);
  }

  /**
   * How axes are drawn.
   *
   * @param logarithmic whether the vertical axis is
   * @param logarithmicAcross whether the horizontal axis is
   * @param shaded what parts of the horizontal axis count, ascending; the rest is drawn in grey
   * @param shadedAs what the parts that count are called
   * @param parts named parts of the horizontal axis, by their beginning
   * @param held curves of other plots, which the axes have to hold as well
   */
  public record Axes(
      boolean logarithmic,
      boolean logarithmicAcross,
      List<Range> shaded,
      String shadedAs,
      List<Part> parts,
      List<Curve> held) {

    private static final Axes PLAIN = new Axes(false, false, List.of(), "", List.of(), List.of());
  }

  private LinePlot with(Axes newAxes) {
    return new LinePlot(title, xTitle, yTitle, curves, newAxes);
  }

  /** The same with a logarithmic vertical axis. */
  public LinePlot logarithmic() {
    return with(
        new Axes(true, axes.logarithmicAcross, axes.shaded, axes.shadedAs, axes.parts, axes.held));
  }

  /** The same with two logarithmic axes. */
  public LinePlot logLog() {
    return with(new Axes(true, true, axes.shaded, axes.shadedAs, axes.parts, axes.held));
  }

  /** The same with parts of the horizontal axis that count. */
  public LinePlot shaded(String name, List<Range> ranges) {
    return with(
        new Axes(axes.logarithmic, axes.logarithmicAcross, ranges, name, axes.parts, axes.held));
  }

  /** The same with named parts of the horizontal axis. */
  public LinePlot parted(List<Part> newParts) {
    return with(
        new Axes(
            axes.logarithmic,
            axes.logarithmicAcross,
            axes.shaded,
            axes.shadedAs,
            newParts,
            axes.held));
  }

  /** The same with axes that hold the curves of other plots as well, with which it is compared. */
  public LinePlot holding(List<Curve> others) {
    return with(
        new Axes(
            axes.logarithmic,
            axes.logarithmicAcross,
            axes.shaded,
            axes.shadedAs,
            axes.parts,
            others));
  }

  /**
   * A curve.
   *
   * @param name its name in the legend
   * @param style its colour, and the shape of its points
   * @param points its points, ascending
   * @param form how it is drawn
   */
  public record Curve(String name, SeriesStyle style, List<Point> points, Form form) {
    /** A line, with or without its points. */
    public Curve(String name, String style, List<Point> points, boolean marked) {
      this(name, SeriesStyle.of(style), points, marked ? Form.MARKED : Form.LINE);
    }

    private String described() {
      if (points.isEmpty()) {
        return name + " without points";
      }
      Point first = points.get(0);
      Point last = points.get(points.size() - 1);
      Point highest = Collections.max(points, Comparator.comparingDouble(Point::y));
      return Text.of(
          "%s from %s at %s to %s at %s, highest %s at %s",
          name,
          Numbers.of(first.y()),
          Numbers.of(first.x()),
          Numbers.of(last.y()),
          Numbers.of(last.x()),
          Numbers.of(highest.y()),
          Numbers.of(highest.x()));
    }

    boolean marked() {
      return form == Form.MARKED;
    }
  }

  /** How a curve is drawn. */
  public enum Form {
    /** A line. */
    LINE,
    /** A line with its points and their intervals. */
    MARKED,
    /** A line within the area of its points' intervals. */
    BAND
  }

  /**
   * A point.
   *
   * @param x its place
   * @param y its value
   * @param low lower end of its interval; y when there is none
   * @param high upper end of its interval; y when there is none
   * @param hollow whether it does not count
   */
  public record Point(double x, double y, double low, double high, boolean hollow) {
    public static Point of(double x, double y) {
      return new Point(x, y, y, y, false);
    }
  }

  /**
   * A part of the horizontal axis that has a name.
   *
   * @param name its name
   * @param range from where to where
   */
  public record Part(String name, Range range) {}

  /**
   * A part of an axis.
   *
   * @param from its beginning
   * @param to its end
   */
  public record Range(double from, double to) {}

  /** The data, one line per point. */
  String csv() {
    StringBuilder csv = new StringBuilder("series,x,y,low,high,counts\n");
    for (Curve curve : curves) {
      for (Point point : curve.points()) {
        csv.append(
            new StringJoiner(",", "", "\n")
                .add('"' + curve.name() + '"')
                .add(Numbers.plain(point.x()))
                .add(Numbers.plain(point.y()))
                .add(Numbers.plain(point.low()))
                .add(Numbers.plain(point.high()))
                .add(point.hollow() ? "no" : "yes"));
      }
    }
    return csv.toString();
  }

  public Figure figure(String id, String note) {
    String values = curves.stream().map(Curve::described).collect(Collectors.joining("; "));
    return new Figure(
        id,
        title,
        note,
        Text.of("%s over %s: %s", yTitle, xTitle, values),
        new LineDrawing(this).svg(),
        csv());
  }
}
