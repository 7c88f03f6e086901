package org.rubisee.bench.report.plot;

import j2html.utils.EscapeUtil;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Figures as files of their own, with the styles that they use inside. Colours are resolved, since
 * programs that make papers know no custom properties: to those for white paper, and in a media
 * query to those for dark pages.
 */
public final class StandaloneSvg {
  private static final Pattern DEFINITION = Pattern.compile("(--[a-z0-9-]+):\\s*([^;]+);");
  private static final Pattern VIEW_BOX = Pattern.compile("viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\"");
  private static final Pattern USE = Pattern.compile("var\\((--[a-z0-9-]+)\\)");
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{[^}]*\\}");
  private static final Pattern SELECTED = Pattern.compile("\\.([a-z0-9-]+)");
  private static final Pattern CLASSES = Pattern.compile(" class=\"([^\"]*)\"");

  /** What only the page's script reads. */
  private static final Pattern FOR_SCRIPT = Pattern.compile(" data-[a-z-]+=\"[^\"]*\"");

  private static final String PAPER = "svg { background: var(--paper); }";

  private final List<String> light;
  private final List<String> dark;

  /**
   * Figures in the styles of a style sheet.
   *
   * @param css the one of the page that has the figures
   */
  public StandaloneSvg(String css) {
    int night = css.indexOf("/* dark */");
    Map<String, String> colours = new TreeMap<>(definitions(css.substring(0, night)));
    light = resolved(css, colours);
    colours.putAll(definitions(css.substring(night, css.indexOf("@media print"))));
    dark = resolved(css, colours);
  }

  private static Map<String, String> definitions(String css) {
    Map<String, String> colours = new TreeMap<>();
    Matcher definition = DEFINITION.matcher(css);
    while (definition.find()) {
      colours.put(definition.group(1), definition.group(2));
    }
    return colours;
  }

  private static List<String> resolved(String css, Map<String, String> colours) {
    String begin = "/* rules */";
    String resolved = PAPER + css.substring(css.indexOf(begin) + begin.length());
    while (USE.matcher(resolved).find()) {
      resolved = USE.matcher(resolved).replaceAll(use -> colours.get(use.group(1)));
    }
    return RULE.matcher(resolved).results().map(MatchResult::group).map(String::strip).toList();
  }

  public String of(Figure figure) {
    String svg = FOR_SCRIPT.matcher(figure.svg().render()).replaceAll("");
    int inside = svg.indexOf('>') + 1;
    return svg.substring(0, inside - 1)
        + size(svg)
        + " xmlns=\"http://www.w3.org/2000/svg\"><title>"
        + EscapeUtil.escape(figure.title())
        + "</title><style>\n"
        + style(svg)
        + "\n</style>"
        + svg.substring(inside)
        + "\n";
  }

  /** The rules that some element can match; those of dark backgrounds where they differ. */
  private String style(String svg) {
    Set<String> used = new HashSet<>();
    CLASSES
        .matcher(svg)
        .results()
        .forEach(classes -> used.addAll(List.of(classes.group(1).split(" "))));
    List<String> byNight = new ArrayList<>(used(dark, used));
    byNight.removeAll(light);
    return String.join("\n", used(light, used))
        + "\n@media (prefers-color-scheme: dark) {\n"
        + String.join("\n", byNight)
        + "\n}";
  }

  private static List<String> used(List<String> rules, Set<String> classes) {
    return rules.stream()
        .filter(rule -> isUsed(rule.substring(0, rule.indexOf('{')), classes))
        .toList();
  }

  private static boolean isUsed(String selectors, Set<String> used) {
    for (String selector : selectors.split(",")) {
      if (used.containsAll(
          SELECTED.matcher(selector).results().map(found -> found.group(1)).toList())) {
        return true;
      }
    }
    return false;
  }

  /** The size that the view box has: without one, programs draw it as large as the page. */
  private static String size(String svg) {
    Matcher box = VIEW_BOX.matcher(svg);
    return box.find() ? " width=\"" + box.group(1) + "\" height=\"" + box.group(2) + "\"" : "";
  }
}
