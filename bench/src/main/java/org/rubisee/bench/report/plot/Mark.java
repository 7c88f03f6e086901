package org.rubisee.bench.report.plot;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The shape of a curve's points. */
public enum Mark {
  /** A disc. */
  CIRCLE(""),
  /** A square on its side. */
  SQUARE("-3.6,-3.6 3.6,-3.6 3.6,3.6 -3.6,3.6"),
  /** A triangle that points upwards. */
  TRIANGLE("0,-4.8 4.6,3.4 -4.6,3.4"),
  /** A square on its corner. */
  DIAMOND("0,-5 5,0 0,5 -5,0"),
  /** An upright cross. */
  CROSS(
      "-1.7,-4.8 1.7,-4.8 1.7,-1.7 4.8,-1.7 4.8,1.7 1.7,1.7 1.7,4.8 -1.7,4.8 -1.7,1.7 -4.8,1.7"
          + " -4.8,-1.7 -1.7,-1.7"),
  /** A triangle that points downwards. */
  TRIANGLE_DOWN("0,4.8 4.6,-3.4 -4.6,-3.4"),
  /** A star with five points. */
  STAR("0,-5.4 1.5,-1.7 5.3,-1.7 2.2,0.7 3.3,4.4 0,2.2 -3.3,4.4 -2.2,0.7 -5.3,-1.7 -1.5,-1.7"),
  /** A regular hexagon. */
  HEXAGON("4.4,0 2.2,3.8 -2.2,3.8 -4.4,0 -2.2,-3.8 2.2,-3.8");

  private static final double RADIUS = 4;

  private final String corners;

  /**
   * A shape.
   *
   * @param corners around the point, in pixels; empty for a circle
   */
  Mark(String corners) {
    this.corners = corners;
  }

  /** The mark of that name, for example {@code triangle-down}; empty if there is none. */
  static Optional<Mark> named(String name) {
    return Stream.of(values()).filter(mark -> mark.label().equals(name)).findFirst();
  }

  /** Its name, as descriptions of implementations write it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The mark at a place. */
  ContainerTag<?> drawnAt(String style, double x, double y) {
    return corners.isEmpty()
        ? Shapes.circle(style, x, y, RADIUS)
        : tag("path")
            .attr("class", style)
            .attr("transform", "translate(" + Shapes.px(x) + "," + Shapes.px(y) + ")")
            .attr("d", "M" + corners.replace(" ", "L") + "Z");
  }
}
