package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LawsTest {
  @Test
  void boundsAMeanByStudentsT() {
    MeanInterval interval = MeanInterval.of(1, 2, 3, 4, 5);
    assertThat(interval.mean()).isEqualTo(3);
    assertThat(interval.halfWidth()).isCloseTo(1.963, within(0.001));
    assertThat(MeanInterval.of(7).isKnown()).isFalse();
  }

  @Test
  void predictsTheThroughputOfAClosedSystem() {
    InteractiveLaw law =
        InteractiveLaw.of(
            new InteractiveLaw.Measured(100, 1400, 100),
            new InteractiveLaw.Time(0.05, 0.02),
            new InteractiveLaw.Time(7, 7));
    assertThat(law.predicted()).isCloseTo(100 / 7.05, within(1e-9));
    assertThat(law.standardError() / law.predicted()).isCloseTo(0.0264, within(0.0005));
  }

  @Test
  void statesTheErrorThatRepeatedMeasurementsReallyHave() {
    Random random = new Random(11);
    InteractiveLaw law =
        InteractiveLaw.of(
            new InteractiveLaw.Measured(50, 0, 600),
            new InteractiveLaw.Time(0, 0),
            new InteractiveLaw.Time(7, 7));
    double[] throughputs =
        IntStream.range(0, 300).mapToDouble(i -> simulated(random, 50, 600)).toArray();
    Moments moments = Moments.of(throughputs);
    assertThat(moments.mean()).isCloseTo(law.predicted(), within(0.05));
    assertThat(Math.sqrt(moments.variance()) / law.standardError()).isBetween(0.9, 1.1);
  }

  @Test
  void knowsTheMeanOfACappedThinkTime() {
    Random random = new Random(3);
    double[] draws =
        DoubleStream.generate(() -> Math.min(20, -7 * Math.log(1 - random.nextDouble())))
            .limit(200_000)
            .toArray();
    Moments drawn = Moments.of(draws);
    InteractiveLaw.Time time = InteractiveLaw.cappedThinkTime(7, 20);
    assertThat(time.meanSeconds()).isCloseTo(drawn.mean(), within(0.05));
    assertThat(time.deviationSeconds()).isCloseTo(Math.sqrt(drawn.variance()), within(0.05));
  }

  @Test
  void knowsClientsThatDoNotThink() {
    InteractiveLaw.Time none = InteractiveLaw.cappedThinkTime(0, 0);
    InteractiveLaw law =
        InteractiveLaw.of(
            new InteractiveLaw.Measured(20, 40_000, 100),
            new InteractiveLaw.Time(0.05, 0.02),
            none);
    assertThat(law.predicted()).isCloseTo(400, within(1e-9));
    assertThat(law.standardError()).isPositive();
  }

  private static double simulated(Random random, int clients, double seconds) {
    long completed = 0;
    for (int client = 0; client < clients; client++) {
      double now = -7 * Math.log(1 - random.nextDouble());
      while (now < seconds) {
        completed++;
        now += -7 * Math.log(1 - random.nextDouble());
      }
    }
    return completed / seconds;
  }
}
