package org.rubisee.bench.report.plot;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import org.rubisee.settings.Text;

/** Elements of SVG. Positions are pixels of the view box. */
final class Shapes {
  private Shapes() {}

  /** An empty drawing that a screen reader calls by its title; {@link Figure} describes it. */
  static ContainerTag<?> svg(double width, double height, String title) {
    return tag("svg")
        .attr("viewBox", "0 0 " + px(width) + " " + px(height))
        .attr("role", "img")
        .attr("aria-label", title)
        .attr("class", "plot");
  }

  static ContainerTag<?> group(String style) {
    return tag("g").attr("class", style);
  }

  static ContainerTag<?> line(String style, double[] from, double[] to) {
    return tag("line")
        .attr("class", style)
        .attr("x1", px(from[0]))
        .attr("y1", px(from[1]))
        .attr("x2", px(to[0]))
        .attr("y2", px(to[1]));
  }

  static ContainerTag<?> circle(String style, double x, double y, double radius) {
    return tag("circle")
        .attr("class", style)
        .attr("cx", px(x))
        .attr("cy", px(y))
        .attr("r", px(radius));
  }

  static ContainerTag<?> box(String style, double[] corner, double[] size) {
    return tag("rect")
        .attr("class", style)
        .attr("x", px(corner[0]))
        .attr("y", px(corner[1]))
        .attr("width", px(Math.max(0, size[0])))
        .attr("height", px(Math.max(0, size[1])));
  }

  static ContainerTag<?> text(String style, double x, double y, String words) {
    return tag("text").attr("class", style).attr("x", px(x)).attr("y", px(y)).withText(words);
  }

  /** What is said of an element when it is pointed at. */
  static ContainerTag<?> explained(ContainerTag<?> element, String words) {
    return element.attr("data-tip", words).with(tag("title").withText(words));
  }

  static double[] at(double x, double y) {
    return new double[] {x, y};
  }

  static String px(double value) {
    return Text.of("%.2f", value).replaceAll("\\.?0+$", "");
  }
}
