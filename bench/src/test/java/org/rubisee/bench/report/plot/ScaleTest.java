package org.rubisee.bench.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScaleTest {
  @Test
  void endsAtARoundNumberAboveTheGreatestValue() {
    assertThat(Scale.fromZero(171, 0, 100).high()).isEqualTo(200);
    assertThat(Scale.fromZero(0.034, 0, 100).high()).isGreaterThanOrEqualTo(0.034);
  }

  @Test
  void aLogarithmicAxisEndsNearTheValues() {
    Scale scale = Scale.near(1, 18.5, 0, 100);
    assertThat(scale.low()).isEqualTo(1);
    assertThat(scale.high()).isEqualTo(20);
    assertThat(scale.ticks()).containsExactly(1.0, 2.0, 5.0, 10.0, 20.0);
    assertThat(scale.at(20)).isEqualTo(100);
    assertThat(Scale.near(0.04, 0.06, 0, 100).ticks()).first().isEqualTo(0.02);
  }

  @Test
  void aLongLogarithmicAxisHasPowersOfTenOnly() {
    assertThat(Scale.near(3, 4200, 0, 100).ticks()).containsExactly(10.0, 100.0, 1000.0);
  }

  @Test
  void readsNumbersAsPeopleDo() {
    assertThat(Numbers.of(1234.6)).isEqualTo("1\u202f235");
    assertThat(Numbers.of(0.0421)).isEqualTo("0.042");
    assertThat(Numbers.millis(12_400)).isEqualTo("12.4 s");
    assertThat(Numbers.of(Double.NaN)).isEqualTo("–");
  }
}
