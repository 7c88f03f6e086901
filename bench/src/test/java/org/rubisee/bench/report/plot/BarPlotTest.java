package org.rubisee.bench.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BarPlotTest {
  private static final double LEAST_CHARACTER_WIDTH = 6;
  private static final Pattern NAME =
      Pattern.compile("<text class=\"name end\" x=\"([0-9.]+)\"[^>]*>([^<]*)</text>");

  @Test
  void neverClipsANameAtTheLeft() {
    Matcher name =
        NAME.matcher(
            svg(
                "Entity beans, container-managed",
                "Session façade, calls over the network, commit option A",
                "db"));
    int names = 0;
    while (name.find()) {
      names++;
      double end = Double.parseDouble(name.group(1));
      assertThat(end - LEAST_CHARACTER_WIDTH * name.group(2).length()).isNotNegative();
    }
    assertThat(names).isEqualTo(5);
  }

  private static String svg(String... names) {
    List<BarPlot.Bar> bars =
        java.util.Arrays.stream(names)
            .map(name -> new BarPlot.Bar(name, new double[] {1}, false))
            .toList();
    return new BarPlot("CPU", "ms", List.of(new Legend.Entry("web", "web")), bars)
        .figure("id", "")
        .svg()
        .render();
  }
}
