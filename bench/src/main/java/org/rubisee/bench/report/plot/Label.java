package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.ArrayList;
import java.util.List;

/**
 * A name beside a bar, on two lines when it is long.
 *
 * @param text the name
 */
record Label(String text) {
  /** Of fonts with wide letters, such as DejaVu Sans at 12 pixels; short names deviate the more. */
  private static final double CHARACTER_WIDTH = 7;

  private static final double DEVIATION = 8;
  private static final double LINE_HEIGHT = 13;
  private static final int LONG = 18;
  private static final int LONGEST = 32;

  /** How wide it gets at most, pixels. */
  double width() {
    return DEVIATION + CHARACTER_WIDTH * lines().stream().mapToInt(String::length).max().orElse(0);
  }

  /** Drawn so that it ends at x, in the middle of y. */
  ContainerTag<?> drawnLeftOf(double x, double y) {
    List<String> lines = lines();
    ContainerTag<?> group = Shapes.group("names");
    double first = y + 4 - LINE_HEIGHT * (lines.size() - 1) / 2;
    for (int line = 0; line < lines.size(); line++) {
      group.with(Shapes.text("name end", x, first + line * LINE_HEIGHT, lines.get(line)));
    }
    return group;
  }

  /** Broken at the space that makes two lines the most alike. */
  private List<String> lines() {
    if (text.length() <= LONG || text.indexOf(' ') < 0) {
      return List.of(shortened(text));
    }
    int best = text.indexOf(' ');
    for (int at = best; at >= 0; at = text.indexOf(' ', at + 1)) {
      if (longer(at) < longer(best)) {
        best = at;
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(shortened(text.substring(0, best)));
    lines.add(shortened(text.substring(best + 1)));
    return lines;
  }

  private int longer(int space) {
    return Math.max(space, text.length() - space - 1);
  }

  private static String shortened(String line) {
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1) + "…";
  }
}
