package org.rubisee.bench.report;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Figures as files of their own: styles inside, colours resolved to those for white paper, since
 * programs that make papers know no custom properties.
 */
final class StandaloneSvg {
  private static final Pattern DEFINITION = Pattern.compile("(--[a-z0-9-]+):\\s*([^;]+);");
  private static final Pattern USE = Pattern.compile("var\\((--[a-z0-9-]+)\\)");

  private final String style;

  StandaloneSvg() {
    String css = Resources.text("plot.css");
    int rules = css.indexOf("/* rules */");
    Map<String, String> light = new TreeMap<>();
    Matcher definition = DEFINITION.matcher(css.substring(0, css.indexOf("/* dark */")));
    while (definition.find()) {
      light.put(definition.group(1), definition.group(2));
    }
    style = USE.matcher(css.substring(rules)).replaceAll(use -> light.get(use.group(1)));
  }

  String of(Figure figure) {
    String svg = figure.svg().render();
    int inside = svg.indexOf('>') + 1;
    return svg.substring(0, inside - 1)
        + " xmlns=\"http://www.w3.org/2000/svg\"><style>"
        + style
        + "</style>"
        + svg.substring(inside)
        + "\n";
  }
}
