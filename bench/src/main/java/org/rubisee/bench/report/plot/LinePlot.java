package org.rubisee.bench.report.plot;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Curves over a common axis.
 *
 * @param title what it shows
 * @param xTitle the horizontal axis with its unit
 * @param yTitle the vertical axis with its unit
 * @param curves the curves
 * @param shaded what parts of the horizontal axis count, ascending; the rest is drawn in grey
 * @param logarithmic whether the vertical axis is
 * @param shadedAs what the part that counts is called
 * @param logarithmicAcross whether the horizontal axis is
 * @param parts named parts of the horizontal axis, by their beginning
 */
public record LinePlot(
    String title,
    String xTitle,
    String yTitle,
    List<Curve> curves,
    List<Range> shaded,
    boolean logarithmic,
    String shadedAs,
    boolean logarithmicAcross,
    List<Part> parts) {

  /** With a part that is measured. */
  public LinePlot(
      String title,
      String xTitle,
      String yTitle,
      List<Curve> curves,
      Range shaded,
      boolean logarithmic) {
    this(title, xTitle, yTitle, curves, List.of(shaded), logarithmic);
  }

  /** With several parts that are measured, or none. */
  public LinePlot(
      String title,
      String xTitle,
      String yTitle,
      List<Curve> curves,
      List<Range> shaded,
      boolean logarithmic) {
    this(title, xTitle, yTitle, curves, shaded, logarithmic, "measured", false, List.of());
  }

  /** Both axes logarithmic, without a part that is shaded. */
  public static LinePlot logLog(String title, String xTitle, String yTitle, List<Curve> curves) {
    return new LinePlot(title, xTitle, yTitle, curves, List.of(), true, "", true, List.of());
  }

  /** The same with another name for the part that is shaded. */
  public LinePlot shadedAs(String name) {
    return new LinePlot(
        title, xTitle, yTitle, curves, shaded, logarithmic, name, logarithmicAcross, parts);
  }

  /** The same with these parts of the horizontal axis. */
  public LinePlot with(List<Part> newParts) {
    return new LinePlot(
        title, xTitle, yTitle, curves, shaded, logarithmic, shadedAs, logarithmicAcross, newParts);
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
      return "%s from %s at %s to %s at %s, highest %s at %s"
          .formatted(
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
  public record Range(double from, double to) {
    public static final Range ALL = new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

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

  /** The figure of it. */
  public Figure figure(String id, String note) {
    String values = curves.stream().map(Curve::described).collect(Collectors.joining("; "));
    return new Figure(
        id,
        title,
        note,
        "%s over %s: %s".formatted(yTitle, xTitle, values),
        new LineDrawing(this).svg(),
        csv());
  }
}
