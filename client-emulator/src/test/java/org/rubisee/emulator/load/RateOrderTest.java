package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateOrderTest {

  @ParameterizedTest
  @ValueSource(strings = {"0", "20", "0.25", "x1", "x1.5", "100000", "x0.000001"})
  void readsWhatItWrites(String text) {
    assertThat(RateOrder.parse(text)).hasToString(text);
  }

  @Test
  void tellsFactorsFromRates() {
    assertThat(RateOrder.parse("x2").insteadOf(15)).isEqualTo(30);
    assertThat(RateOrder.parse("2").insteadOf(15)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "NaN", "1e3", "100001", "1.2345678", "x", "2x", "1 2", "X2"})
  void refusesWhatIsNoRate(String text) {
    assertThatThrownBy(() -> RateOrder.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rate");
  }
}
