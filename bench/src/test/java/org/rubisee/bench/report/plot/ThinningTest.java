package org.rubisee.bench.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ThinningTest {
  private static final List<LinePlot.Point> HOUR =
      IntStream.range(0, 3600).mapToObj(s -> LinePlot.Point.of(s, s == 1234 ? 900 : 10)).toList();

  @Test
  void leavesShortCurvesAlone() {
    assertThat(Thinning.MEAN.of(HOUR.subList(0, 180))).isEqualTo(HOUR.subList(0, 180));
  }

  @Test
  void keepsTheMeanOfAnHour() {
    List<LinePlot.Point> thinned = Thinning.MEAN.of(HOUR);
    assertThat(thinned).hasSize(Thinning.MOST);
    assertThat(thinned.stream().mapToDouble(LinePlot.Point::y).average().orElseThrow())
        .isEqualTo(10 + 890 / 3600.0);
  }

  @Test
  void neverHidesTheWorstSecond() {
    assertThat(Thinning.WORST.of(HOUR)).contains(LinePlot.Point.of(1234, 900));
  }
}
