package org.rubisee.bench.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.results.Configuration;

class IntervalPlotTest {

  /** As Chromium draws them in DejaVu Sans of 12 pixels, which is wider than most fonts. */
  private static final Map<String, Double> WIDTHS =
      Map.of(
          "Entity beans,", 78.9,
          "container-managed", 117.0,
          "bean-managed", 90.9,
          "Servlets only", 77.9);

  private static final double LEAST_MARGIN = 2;
  private static final Pattern NAME =
      Pattern.compile("<text class=\"name end\" x=\"([0-9.]+)\"[^>]*>([^<]*)</text>");

  @ParameterizedTest
  @ValueSource(
      strings = {"Entity beans, container-managed", "Entity beans, bean-managed", "Servlets only"})
  void namesStayClearOfTheLeftEdge(String widest) {
    Matcher name = NAME.matcher(svg(widest, 1.5, 2.5));
    int names = 0;
    while (name.find()) {
      names++;
      double begin = Double.parseDouble(name.group(1)) - WIDTHS.get(name.group(2));
      assertThat(begin).as(name.group(2)).isGreaterThanOrEqualTo(LEAST_MARGIN);
    }
    assertThat(names).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"1.5, 2.5, 1", "0.2, 2.5, 3", "1.5, 11, 3", "0.2, Infinity, 5"})
  void intervalsThatLeaveTheAxisEndInArrows(double low, double high, int lines) {
    assertThat(svg("Servlets only", low, high).split("class=\"interval\"", -1)).hasSize(1 + lines);
  }

  private static String svg(String name, double low, double high) {
    SeriesStyle style =
        new SeriesStyles(List.of(Configuration.plain("a", name)))
            .of(Configuration.plain("a", name));
    List<IntervalPlot.Row> rows = List.of(new IntervalPlot.Row(name, style, 2, low, high, false));
    return new IntervalPlot("CPU", "times", rows, IntervalPlot.Axis.ofRatios(rows))
        .figure("id", "")
        .svg()
        .render();
  }
}
