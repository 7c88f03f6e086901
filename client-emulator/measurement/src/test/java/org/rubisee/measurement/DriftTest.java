package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.measurement.Drift.State;

class DriftTest {
  private static final double MARGIN = 0.05;

  @Test
  void comparesTheLaterHalfWithTheEarlier() {
    Drift drift = Drift.of(MARGIN, series(100, 0, second -> second < 50 ? 100 : 110));
    assertThat(drift.ratio()).isCloseTo(1.1, within(1e-9));
    assertThat(drift.state()).isEqualTo(State.DRIFTING);
    assertThat(Drift.of(0.2, series(100, 0, second -> second < 50 ? 100 : 110)).state())
        .isEqualTo(State.STEADY);
  }

  @Test
  void saysThatItCannotTellOnFewValues() {
    Drift drift = Drift.of(MARGIN, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    assertThat(drift.state()).isEqualTo(State.CANNOT_TELL);
    assertThat(drift.high()).isInfinite();
    assertThat(Drift.of(MARGIN).state()).isEqualTo(State.CANNOT_TELL);
  }

  @Test
  void doesNotTakeNoiseForSteadiness() {
    assertThat(Drift.of(MARGIN, series(20, 0.3, second -> 100)).state())
        .isEqualTo(State.CANNOT_TELL);
  }

  @Test
  void cannotTellOfASeriesThatStandsStill() {
    assertThat(Drift.of(MARGIN, new double[60]).state()).isEqualTo(State.CANNOT_TELL);
  }

  @Test
  void passesAChangeAtTheMarginInOneOfFortySeries() {
    Random random = new Random(5);
    long passed =
        IntStream.range(0, 2000)
            .filter(
                run ->
                    Drift.of(MARGIN, series(200, 0.1, s -> s < 100 ? 100 : 105, random)).state()
                        == State.STEADY)
            .count();
    assertThat(passed / 2000.0).isBetween(0.015, 0.04);
  }

  private static double[] series(
      int seconds, double noise, java.util.function.IntToDoubleFunction level) {
    return series(seconds, noise, level, new Random(1));
  }

  private static double[] series(
      int seconds, double noise, java.util.function.IntToDoubleFunction level, Random random) {
    return IntStream.range(0, seconds)
        .mapToDouble(s -> level.applyAsDouble(s) * (1 + noise * random.nextGaussian()))
        .toArray();
  }
}
