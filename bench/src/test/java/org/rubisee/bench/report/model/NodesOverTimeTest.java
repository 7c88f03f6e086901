package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.results.SampleMeasurement;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.stats.Elasticity;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.SecondSample;

/**
 * Nodes needed and used against values computed by hand. Arrivals change each five seconds, so that
 * the window of five seconds around the middle of these has the same ones; nodes sustain 10 per
 * second.
 */
class NodesOverTimeTest {

  private static final Configuration SITE =
      new Configuration(
          "servlets-only",
          "Servlets only",
          "servlets-only",
          Map.of("web-nodes", "4"),
          Appearance.UNSAID);
  private static final int FIRST = 10;

  private final Trial plain =
      SampleTrial.of(
          SampleRun.run(SampleRun.arriving("open", "constant:5")),
          new TrialPoint(1, "servlets-only", "bidding", 100, 1));

  /**
   *
   *
   * <pre>
   * arrivals    10  5 11 40 35 31 20  1  0  9
   * needed       1  1  2  4  4  4  2  1  1  1
   * in use       1  1  1  1  2  4  4  4  1  1
   * missing          1/2 3/4 2/4                 sum 1.75 in 3
   * too many                      2/2 3/1        sum 4 in 2
   * </pre>
   */
  @Test
  void computesAccuracyAndTimeShare() {
    int[] needed = {1, 1, 2, 4, 4, 4, 2, 1, 1, 1};
    int[] used = {1, 1, 1, 1, 2, 4, 4, 4, 1, 1};

    Elasticity elasticity = Elasticity.of(needed, used);

    assertThat(elasticity.underAccuracy()).isCloseTo(0.175, within(1e-9));
    assertThat(elasticity.overAccuracy()).isCloseTo(0.4, within(1e-9));
    assertThat(elasticity.underTimeShare()).isCloseTo(0.3, within(1e-9));
    assertThat(elasticity.overTimeShare()).isCloseTo(0.2, within(1e-9));
    assertThat(elasticity.nodeSeconds()).isEqualTo(20);
    assertThatThrownBy(() -> Elasticity.of(needed, new int[3]))
        .hasMessageContaining("10 seconds, supply 3");
  }

  @Test
  void needsTheLeastNodesThatSustainTheArrivals() {
    NodesOverTime nodes = NodesOverTime.of(SITE, arriving(10, 11, 40, 0), 10);

    assertThat(nodes.needed()).hasSize(20).containsEntry(FIRST, 1);
    assertThat(nodes.needed().get(FIRST + 2)).isEqualTo(1);
    assertThat(nodes.needed().get(FIRST + 7)).isEqualTo(2);
    assertThat(nodes.needed().get(FIRST + 12)).isEqualTo(4);
    assertThat(nodes.needed().get(FIRST + 17)).isEqualTo(1);
    // two of five seconds have 40 arrivals, three have 11
    assertThat(nodes.needed().get(FIRST + 9)).isEqualTo(3);
    assertThat(NodesOverTime.of(SITE, plain, 0).needed()).isEmpty();
    assertThat(NodesOverTime.of(SITE, plain, 0).elasticity()).isEmpty();
  }

  @Test
  void usesWhatTheControllerSetUntilTheEndOfASecond() {
    Trial trial =
        arriving(10, 10)
            .controlledBy(
                List.of(
                    change(0, ControlChange.WEB_NODES, 4),
                    change(FIRST + 2.5, ControlChange.WEB_NODES, 1),
                    change(FIRST + 4, "rate", 99),
                    change(FIRST + 7.5, ControlChange.WEB_NODES, 2)));

    NodesOverTime nodes = NodesOverTime.of(SITE, trial, 10);

    assertThat(nodes.used().values()).containsExactly(4, 4, 1, 1, 1, 1, 1, 2, 2, 2);
    assertThat(nodes.elasticity().orElseThrow().overTimeShare()).isCloseTo(0.5, within(1e-9));
    assertThat(nodes.elasticity().orElseThrow().nodeSeconds()).isEqualTo(19);
  }

  @Test
  void usesAllNodesOfASiteWithoutController() {
    assertThat(NodesOverTime.of(SITE, arriving(10), 10).used().values()).containsOnly(4);
  }

  /** One line for three seconds: its arrivals are spread over them. */
  @Test
  void spreadsALineOverTheSecondsThatItCovers() {
    Trial whole = arriving(30, 30);
    List<SecondSample> late = new ArrayList<>(whole.seconds());
    late.remove(FIRST + 4);
    late.remove(FIRST + 4);
    SecondSample sum = late.get(FIRST + 4);
    late.set(
        FIRST + 4, new SecondSample(sum.counts().with(new ArrivalCounts(90, 0)), sum.response()));

    NodesOverTime nodes = NodesOverTime.of(SITE, new TrialChange(whole).seconds(late).trial(), 10);

    assertThat(nodes.needed()).hasSize(10);
    assertThat(nodes.needed().values()).containsOnly(3);
  }

  @Test
  void drawsStepsThatKeepEachValue() {
    assertThat(NodesOverTime.steps(new TreeMap<>(Map.of(1, 2, 2, 2, 3, 1, 9, 1))))
        .containsExactly(
            LinePlot.Point.of(1, 2),
            LinePlot.Point.of(3, 2),
            LinePlot.Point.of(3, 1),
            LinePlot.Point.of(9, 1));
    assertThat(NodesOverTime.steps(Map.of())).isEmpty();
  }

  private static ControlChange change(double at, String actuator, double value) {
    return new ControlChange(at, actuator, value);
  }

  /** Ten seconds of warm-up, then five with each number of arrivals. */
  private Trial arriving(int... arrivals) {
    List<SecondSample> seconds = new ArrayList<>();
    for (int i = 0; i < FIRST + 5 * arrivals.length; i++) {
      SecondSample second =
          SampleMeasurement.second(
              plain.startedAt().getEpochSecond() + i + 1,
              100,
              20,
              SampleMeasurement.spread(5, 9, 12));
      int arrived = i < FIRST ? 500 : arrivals[(i - FIRST) / 5];
      int lost = Math.min(arrived, 1);
      seconds.add(
          new SecondSample(
              second.counts().with(new ArrivalCounts(arrived - lost, lost)), second.response()));
    }
    return new TrialChange(plain).seconds(seconds).trial();
  }
}
