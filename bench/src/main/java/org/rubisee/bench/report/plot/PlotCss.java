package org.rubisee.bench.report.plot;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The style sheet of the plots: {@code plot.css} and the colours of one run's configurations. */
final class PlotCss {

  private static final String LIGHT = "/* series, light */";
  private static final String DARK = "/* series, dark */";
  private static final Pattern PALETTE = Pattern.compile("(--s\\d): (#[0-9a-f]{6});");

  private PlotCss() {}

  /** The style sheet without a run. */
  static String plain() {
    return Resources.text("plot.css");
  }

  /** The style sheet with definitions of colours for both backgrounds, and their rules. */
  static String with(String light, String dark, String rules) {
    return plain().replace(LIGHT, light).replace(DARK, dark) + rules + "\n";
  }

  /** The colours that belong to no implementation, by the names of their custom properties. */
  static Map<String, String> palette() {
    Map<String, String> palette = new TreeMap<>();
    Matcher colour = PALETTE.matcher(plain());
    while (colour.find()) {
      palette.putIfAbsent(colour.group(1), colour.group(2));
    }
    return palette;
  }
}
