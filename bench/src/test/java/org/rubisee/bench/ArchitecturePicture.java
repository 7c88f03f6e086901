package org.rubisee.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * What {@code docs/architecture.svg} says: boxes with names, and arrows between them. An arrow may
 * begin at another one, and then begins where that does.
 *
 * @param boxes in the order of the file
 * @param arrows by their class: {@code arrow}, {@code dashed}
 * @param sentences what stands beside the boxes
 */
record ArchitecturePicture(
    List<Box> boxes, Map<String, Set<Arrow>> arrows, List<String> sentences) {

  /** An arrow's tip ends so far before its box. */
  private static final double GAP = 3;

  private static final Pattern STEP = Pattern.compile("([MHV])([0-9.]+)(?: ([0-9.]+))?");

  /** From the first name of a box to that of another. */
  record Arrow(String from, String to) {}

  /**
   * A box.
   *
   * @param names one, or several with a dot between
   * @param texts the lines below
   */
  record Box(List<String> names, List<String> texts, double[] corners) {

    String name() {
      return names.get(0);
    }

    boolean holds(double x, double y, double gap) {
      return x >= corners[0] - gap
          && x <= corners[2] + gap
          && y >= corners[1] - gap
          && y <= corners[3] + gap;
    }
  }

  private record Point(double x, double y) {

    boolean isBetween(Point one, Point other) {
      return Math.min(one.x, other.x) <= x
          && x <= Math.max(one.x, other.x)
          && Math.min(one.y, other.y) <= y
          && y <= Math.max(one.y, other.y);
    }
  }

  static ArchitecturePicture read(Path file) {
    try {
      Document svg = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
      List<Element> texts = elements(svg, "text");
      List<Box> boxes =
          elements(svg, "rect").stream()
              .filter(rect -> rect.getAttribute("class").equals("box"))
              .map(rect -> box(rect, texts))
              .toList();
      List<String> sentences =
          texts.stream()
              .filter(text -> boxes.stream().noneMatch(box -> isIn(box, text)))
              .map(Element::getTextContent)
              .toList();
      return new ArchitecturePicture(boxes, arrows(elements(svg, "path"), boxes), sentences);
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException(file + " cannot be read", e);
    }
  }

  /** The names of the boxes below or above a height. */
  Set<String> names(boolean below, double height) {
    Set<String> names = new TreeSet<>();
    boxes.stream()
        .filter(box -> box.corners()[1] > height == below)
        .forEach(box -> names.addAll(box.names()));
    return names;
  }

  /** The first name of the box that has a name. */
  String boxOf(String name) {
    return boxes.stream()
        .filter(box -> box.names().contains(name))
        .findFirst()
        .orElseThrow()
        .name();
  }

  /** What can be reached from a box by arrows that are drawn in full. */
  Set<String> reachedFrom(String name) {
    Set<String> reached = new HashSet<>();
    List<String> todo = new ArrayList<>(List.of(name));
    while (!todo.isEmpty()) {
      String box = todo.remove(0);
      arrows.get("arrow").stream()
          .filter(arrow -> arrow.from().equals(box) && reached.add(arrow.to()))
          .forEach(arrow -> todo.add(arrow.to()));
    }
    return reached;
  }

  private static Box box(Element rect, List<Element> texts) {
    double x = number(rect, "x");
    double y = number(rect, "y");
    double[] corners = {x, y, x + number(rect, "width"), y + number(rect, "height")};
    Box empty = new Box(List.of(""), List.of(), corners);
    List<Element> own = texts.stream().filter(text -> isIn(empty, text)).toList();
    return new Box(
        List.of(own.get(0).getTextContent().split(" · ")),
        own.stream().skip(1).map(Element::getTextContent).toList(),
        corners);
  }

  private static boolean isIn(Box box, Element text) {
    return box.holds(number(text, "x"), number(text, "y"), 0);
  }

  private static Map<String, Set<Arrow>> arrows(List<Element> paths, List<Box> boxes) {
    Map<String, Set<Arrow>> arrows = new HashMap<>();
    List<List<Point>> lines = paths.stream().map(path -> points(path.getAttribute("d"))).toList();
    for (int i = 0; i < lines.size(); i++) {
      List<Point> line = lines.get(i);
      String kind = paths.get(i).getAttribute("class");
      if (Set.of("arrow", "dashed").contains(kind)) {
        Box to = at(line.get(line.size() - 1), boxes).orElseThrow();
        arrows
            .computeIfAbsent(kind, key -> new HashSet<>())
            .add(new Arrow(origin(line, lines, boxes).name(), to.name()));
      }
    }
    return arrows;
  }

  private static Box origin(List<Point> line, List<List<Point>> lines, List<Box> boxes) {
    Point start = line.get(0);
    return at(start, boxes)
        .orElseGet(
            () ->
                lines.stream()
                    .filter(other -> other != line && isOn(start, other))
                    .findFirst()
                    .map(other -> origin(other, lines, boxes))
                    .orElseThrow());
  }

  private static boolean isOn(Point point, List<Point> line) {
    return IntStream.range(1, line.size())
        .anyMatch(i -> point.isBetween(line.get(i - 1), line.get(i)));
  }

  private static Optional<Box> at(Point point, List<Box> boxes) {
    return boxes.stream().filter(box -> box.holds(point.x(), point.y(), GAP)).findFirst();
  }

  private static List<Point> points(String path) {
    List<Point> points = new ArrayList<>();
    Matcher step = STEP.matcher(path);
    while (step.find()) {
      double number = Double.parseDouble(step.group(2));
      Point last = points.isEmpty() ? new Point(0, 0) : points.get(points.size() - 1);
      points.add(
          switch (step.group(1)) {
            case "H" -> new Point(number, last.y());
            case "V" -> new Point(last.x(), number);
            default -> new Point(number, Double.parseDouble(step.group(3)));
          });
    }
    return points;
  }

  private static double number(Element element, String attribute) {
    String text = element.getAttribute(attribute);
    return text.isEmpty() ? 0 : Double.parseDouble(text);
  }

  private static List<Element> elements(Document svg, String name) {
    return Stream.of(svg.getElementsByTagName(name))
        .flatMap(
            found -> IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)))
        .toList();
  }
}
