package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.measurement.WarmUpEnd;

/** Seeded series of measured phases, second by second. */
class SteadyAuditTest {
  private static final int SERIES = 200;
  private static final double TEN_PERCENT = 0.1;

  /** The phase ends when a fall from 2 to 1 is still 10 % above its end, or earlier. */
  @ParameterizedTest
  @CsvSource({
    "120, 120, 0.02",
    "120, 120, 0.1",
    "120, 180, 0.1",
    "120, 600, 0.1",
    "60, 120, 0.1",
    "60, 180, 0.05"
  })
  void isSeldomFooledByAPhaseThatStillFalls(double timeConstant, int seconds, double noise) {
    double latestEnd = timeConstant * Math.log(1 / TEN_PERCENT);
    for (double end : new double[] {seconds, Math.max(seconds, latestEnd)}) {
      assertThat(passed(timeConstant, end - seconds, seconds, noise) / (double) SERIES)
          .as("measured until %.0f s", end)
          .isLessThan(0.05);
    }
  }

  @Test
  void passesAQuietPhase() {
    assertThat(passed(1, 60, 120, 0.02)).isGreaterThan(SERIES * 95 / 100);
    assertThat(passed(1, 60, 600, 0.1)).isGreaterThan(SERIES * 95 / 100);
  }

  @Test
  void cannotTellOfAPhaseThatIsShorterThanASlowFall() {
    assertThat(passed(1, 60, 117, 0)).isZero();
    assertThat(passed(1, 60, 118, 0)).isEqualTo(SERIES);
  }

  @Test
  void judgesAShortPhaseAfterAWarmUpThatWasSteady() {
    assertThat(passed(1, 60, 60, 0, WarmUpEnd.FIXED)).isZero();
    assertThat(passed(1, 60, 60, 0, WarmUpEnd.STEADY)).isEqualTo(SERIES);
    assertThat(passed(1, 60, 60, 0, WarmUpEnd.NOT_STEADY)).isZero();
  }

  private static long passed(double timeConstant, double begin, int seconds, double noise) {
    return passed(timeConstant, begin, seconds, noise, WarmUpEnd.FIXED);
  }

  private static long passed(
      double timeConstant, double begin, int seconds, double noise, WarmUpEnd warmUp) {
    return IntStream.range(0, SERIES)
        .filter(
            seed -> {
              double[] times = series(timeConstant, begin, seconds, noise, new Random(seed));
              double[] rates = IntStream.range(0, seconds).mapToDouble(i -> 1 / times[i]).toArray();
              return SteadyAudit.of(rates, times, warmUp, begin).verdict().level() == Level.PASS;
            })
        .count();
  }

  private static double[] series(
      double timeConstant, double begin, int seconds, double noise, Random random) {
    return IntStream.range(0, seconds)
        .mapToDouble(
            second ->
                (1 + Math.exp(-(begin + second + 0.5) / timeConstant))
                    * Math.exp(noise * random.nextGaussian()))
        .toArray();
  }
}
