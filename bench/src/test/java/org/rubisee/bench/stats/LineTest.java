package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.Line.Point;

class LineTest {
  private static final int DATA_SETS = 1000;

  @Test
  void partsWhatRunsAnywayFromWhatAnInteractionCosts() {
    Line line =
        Line.through(List.of(new Point(10, 0.07), new Point(50, 0.15), new Point(90, 0.23)));
    assertThat(line.slope().mean()).isCloseTo(0.002, within(1e-12));
    assertThat(line.intercept().mean()).isCloseTo(0.05, within(1e-12));
    assertThat(line.slope().halfWidth()).isCloseTo(0, within(1e-9));
  }

  @Test
  void holdsTheTruthIn95OfAHundredDataSets() {
    Random random = new Random(20261123);
    int slopes = 0;
    int intercepts = 0;
    for (int set = 0; set < DATA_SETS; set++) {
      List<Point> points = new ArrayList<>();
      for (int x = 10; x <= 50; x += 10) {
        points.add(new Point(x, 3 + 2 * x + random.nextGaussian()));
      }
      Line line = Line.through(points);
      slopes += holds(line.slope(), 2);
      intercepts += holds(line.intercept(), 3);
    }
    assertThat(slopes).isBetween(930, 970);
    assertThat(intercepts).isBetween(930, 970);
  }

  @Test
  void needsPointsThatDiffer() {
    List<Point> same = List.of(new Point(1, 1), new Point(1, 2), new Point(1, 3));
    assertThatThrownBy(() -> Line.through(same)).hasMessageContaining("not all of the same x");
  }

  private static int holds(MeanInterval interval, double truth) {
    return interval.low() <= truth && truth <= interval.high() ? 1 : 0;
  }
}
