package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WelchTest {

  /** The figures of {@code t.test(c(490.2, 340, 433.9), c(3, 4, 1, 2.1))} in R. */
  @Test
  void agreesWithThePackageR() {
    Welch welch = Welch.of(Moments.of(3, 4, 1, 2.1), Moments.of(490.2, 340, 433.9));
    assertThat(welch.difference()).isCloseTo(418.8417, within(1e-4));
    assertThat(welch.pValue()).isCloseTo(0.010751561149784485, within(1e-12));
    assertThat(welch.halfWidth()).isCloseTo(188.44031532, within(1e-6));
  }

  @Test
  void knowsNothingOfASingleValue() {
    assertThat(Welch.of(Moments.of(7), Moments.of(1, 2, 3)))
        .isEqualTo(
            new Welch(-5, Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY, Double.NaN));
  }

  @Test
  void isCertainWhereNothingVaries() {
    assertThat(Welch.of(Moments.of(4, 4), Moments.of(6, 6)))
        .isEqualTo(new Welch(2, 0, 0, 0, Double.NaN));
    assertThat(Welch.of(Moments.of(4, 4), Moments.of(4, 4)))
        .isEqualTo(new Welch(0, 0, 1, 0, Double.NaN));
  }
}
