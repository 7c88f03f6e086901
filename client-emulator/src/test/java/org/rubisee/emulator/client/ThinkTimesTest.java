package org.rubisee.emulator.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rubisee.application.SessionRules;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

class ThinkTimesTest {

  private static final int DRAWS = 100_000;
  private static final long CAP_NANOS = 70_000_000_000L;

  @Test
  void areExponentialByTheKolmogorovSmirnovTest() {
    double[] seconds = draws(MatrixSet.RUBIS_EE);
    Arrays.sort(seconds);

    double distance = 0;
    for (int i = 0; i < DRAWS; i++) {
      double expected = 1 - Math.exp(-seconds[i] / 7);
      distance = Math.max(distance, Math.abs(expected - i / (double) DRAWS));
      distance = Math.max(distance, Math.abs(expected - (i + 1) / (double) DRAWS));
    }

    assertThat(distance).as("critical value at 1 %").isLessThan(1.628 / Math.sqrt(DRAWS));
  }

  @Test
  void areCutAtTheCap() {
    ThinkTimes times =
        new ThinkTimes(new Pace(7, 14, 900, 60), MatrixSet.RUBIS_EE, SessionRules.PLAIN);
    SplittableRandom random = new SplittableRandom(1);
    long atCap = 0;
    for (int i = 0; i < DRAWS; i++) {
      long nanos = times.thinkNanos(random);
      assertThat(nanos).isLessThanOrEqualTo(14_000_000_000L);
      atCap += nanos == 14_000_000_000L ? 1 : 0;
    }

    assertThat(atCap / (double) DRAWS).isBetween(0.13, 0.14);
  }

  @Test
  void ofTheOriginalAreZeroInsteadOfBeyondTheCap() {
    double[] seconds = draws(MatrixSet.LEGACY);

    assertThat(Arrays.stream(seconds).max().orElseThrow() * 1e9).isLessThan(CAP_NANOS);
    assertThat(Arrays.stream(seconds).filter(second -> second == 0).count()).isBetween(1L, 20L);
  }

  @Test
  void ofSessionsAreCutToTheLongestOfTheApplication() {
    assertThat(longestSession(SessionRules.PLAIN)).isGreaterThan(9_000);
    assertThat(longestSession(new SessionRules(true, 3600))).isEqualTo(3600);
  }

  private static double longestSession(SessionRules sessions) {
    ThinkTimes times = new ThinkTimes(Pace.PAPER, MatrixSet.RUBIS_EE, sessions);
    SplittableRandom random = new SplittableRandom(7);
    return LongStream.range(0, DRAWS).map(i -> times.sessionNanos(random)).max().orElseThrow()
        / 1e9;
  }

  private static double[] draws(MatrixSet matrices) {
    ThinkTimes times = new ThinkTimes(Pace.PAPER, matrices, SessionRules.PLAIN);
    SplittableRandom random = new SplittableRandom(42);
    double[] seconds = new double[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      seconds[i] = times.thinkNanos(random) / 1e9;
    }
    return seconds;
  }
}
