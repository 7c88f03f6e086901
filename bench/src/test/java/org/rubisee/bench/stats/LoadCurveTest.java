package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.LoadCurve.PastPeak;
import org.rubisee.bench.stats.LoadCurve.Point;

class LoadCurveTest {
  private static final double THINK = 7;

  @Test
  void findsTheKneeOfAClosedSystemWithOneServer() {
    double demand = 0.02;
    LoadCurve curve = machineRepair(demand, 50, 150, 250, 350, 500, 700, 1000);
    assertThat(curve.peak().throughput()).isCloseTo(1 / demand, within(0.1));
    assertThat(curve.kneeClients(curve.peak().throughput()))
        .as("N* = (D + Z) / D")
        .isCloseTo((demand + THINK) / demand, within(10.0));
    assertThat(curve.pastPeak()).isEqualTo(PastPeak.HOLDS);
    assertThat(curve.plateauBegin().clients()).isEqualTo(350);
  }

  @Test
  void leavesTheLimitOpenWhereClientsSetThePace() {
    LoadCurve curve = machineRepair(0.002, 100, 200, 400);
    assertThat(curve.isSetByClients()).isTrue();
    assertThat(curve.pastPeak()).isEqualTo(PastPeak.STILL_RISING);
  }

  @Test
  void seesThroughputFallPastThePeak() {
    LoadCurve curve =
        new LoadCurve(
            List.of(new Point(400, 40, 3), new Point(100, 14, 0.1), new Point(200, 50, 0.4)),
            THINK);
    assertThat(curve.peak().clients()).isEqualTo(200);
    assertThat(curve.pastPeak()).isEqualTo(PastPeak.FALLS);
    assertThat(curve.shareAtLast()).isCloseTo(0.8, within(1e-9));
    assertThat(curve.isSetByClients()).isFalse();
  }

  @Test
  void needsAPoint() {
    assertThatThrownBy(() -> new LoadCurve(List.of(), THINK)).hasMessageContaining("one load");
  }

  /** Mean value analysis of one queue and thinking clients. */
  private static LoadCurve machineRepair(double demand, int... loads) {
    List<Point> points = new ArrayList<>();
    for (int load : loads) {
      double queue = 0;
      double response = demand;
      for (int n = 1; n <= load; n++) {
        response = demand * (1 + queue);
        queue = n * response / (response + THINK);
      }
      points.add(new Point(load, load / (response + THINK), response));
    }
    return new LoadCurve(points, THINK);
  }
}
