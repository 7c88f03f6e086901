package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.bench.stats.Line;

/** Seeded series as long as those of the long tests: 40 minutes, of which 20 are judged. */
class GrowthTest {

  private static final double BEGIN = 20 / 60.0;
  private static final double END = 40 / 60.0;
  private static final double SAMPLE_HOURS = SoakWatch.PERIOD_SECONDS / 3600.0;
  private static final int SEEDS = 500;

  /** A series, and what its samples scatter by: one standard deviation. */
  private static List<Line.Point> series(DoubleUnaryOperator course, double noise, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Line.Point> samples = new ArrayList<>();
    double drift = 0;
    for (double hours = 0; hours < END; hours += SAMPLE_HOURS) {
      // neighbouring samples depend on each other for about a minute
      drift = 0.97 * drift + Math.sqrt(1 - 0.97 * 0.97) * noise * gaussian(random);
      samples.add(new Line.Point(hours, course.applyAsDouble(hours) + drift));
    }
    return samples;
  }

  private static double gaussian(SplittableRandom random) {
    return Math.sqrt(-2 * Math.log(1 - random.nextDouble()))
        * Math.cos(2 * Math.PI * random.nextDouble());
  }

  private static long found(DoubleUnaryOperator course, double noise, double limit) {
    long found = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      Growth growth = Growth.of(series(course, noise, seed), BEGIN, END);
      found += growth.against(limit) == Growth.State.GROWS ? 1 : 0;
    }
    return found;
  }

  @Test
  void findsALeakOfTwiceTheLimit() {
    // 96 MiB per hour in 600 MiB that scatter by 2 MiB; the limit is 48
    assertThat(found(hours -> 600 + 96 * hours, 2, 48)).isGreaterThan(SEEDS * 95 / 100);
    // 24 threads per hour among 90
    assertThat(found(hours -> Math.floor(90 + 24 * hours), 0.5, 12))
        .isGreaterThan(SEEDS * 95 / 100);
    // response times of 100 ms that double within an hour, and scatter by 2 ms
    assertThat(found(hours -> 50 * (1 + 2 * hours), 2, 50)).isGreaterThan(SEEDS * 95 / 100);
  }

  @Test
  void noiseIsNoLeak() {
    for (double noise : new double[] {0.5, 5, 50}) {
      assertThat(found(hours -> 600, noise, 48)).isLessThanOrEqualTo(SEEDS / 250);
    }
  }

  @Test
  void aWarmUpIsNoLeakHoweverLargeItIs() {
    // 300 MiB more, nearly all of it in the first minutes
    assertThat(found(hours -> 600 - 300 * Math.exp(-hours * 60 / 4), 2, 48)).isZero();
    // steps before the time that is judged
    assertThat(found(hours -> 400 + 100 * Math.min(2, Math.floor(hours * 60 / 8)), 2, 48)).isZero();
  }

  @Test
  void aSingleStepIsNoLeakWhereverItIs() {
    for (int minute = 20; minute < 40; minute++) {
      double at = minute / 60.0;
      Growth growth = Growth.of(series(hours -> hours < at ? 600 : 800, 1, minute), BEGIN, END);
      assertThat(growth.against(48)).as("minute " + minute).isNotEqualTo(Growth.State.GROWS);
    }
  }

  @Test
  void aSteadySeriesHolds() {
    Growth growth = Growth.of(series(hours -> 64, 0, 1), BEGIN, END);

    assertThat(growth.perHour().mean()).isZero();
    assertThat(growth.against(12)).isEqualTo(Growth.State.HOLDS);
  }

  @Test
  void anIntervalThatContainsTheLimitShowsNothing() {
    Growth growth = Growth.of(series(hours -> 600, 200, 3), BEGIN, END);

    assertThat(growth.perHour().high()).isGreaterThan(48);
    assertThat(growth.against(48)).isEqualTo(Growth.State.OPEN);
  }

  @Test
  void tooFewSamplesDoNotPass() {
    List<Line.Point> whole = series(hours -> 600, 1, 1);

    Growth.State state = Growth.of(whole.subList(0, whole.size() / 2), BEGIN, END).against(48);

    assertThat(state).isEqualTo(Growth.State.UNKNOWN);
    assertThat(state.isWell()).isFalse();
  }

  @ParameterizedTest
  @EnumSource(SoakSeries.class)
  void everyLimitIsAboveZero(SoakSeries series) {
    assertThat(series.limitPerHour(100)).isPositive();
    assertThat(series.limitInWords()).isNotBlank();
  }
}
