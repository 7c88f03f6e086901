package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.plot.LinePlot;

class NodesOverTimeTest {

  @Test
  void drawsStepsThatKeepEachValue() {
    assertThat(NodesOverTime.steps(new TreeMap<>(Map.of(1.0, 2, 2.0, 2, 3.0, 1, 9.0, 1))))
        .containsExactly(
            LinePlot.Point.of(1, 2),
            LinePlot.Point.of(3, 2),
            LinePlot.Point.of(3, 1),
            LinePlot.Point.of(9, 1));
    assertThat(NodesOverTime.steps(Map.of())).isEmpty();
  }
}
