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
    RateOrder order = RateOrder.of(1_700_000_000_000L, text);

    assertThat(order).hasToString("rate 1700000000000 " + text);
    assertThat(RateOrder.parse(order.toString())).isEqualTo(order);
  }

  @Test
  void tellsFactorsFromRates() {
    assertThat(RateOrder.of(1, "x2")).isEqualTo(new RateOrder(1, true, 2));
    assertThat(RateOrder.of(1, "2")).isEqualTo(new RateOrder(1, false, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "NaN", "1e3", "100001", "1.2345678", "x", "2x", "1 2"})
  void refusesWhatIsNoRate(String text) {
    assertThatThrownBy(() -> RateOrder.of(1, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rate");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "rate 5", "rate -5 2", "stop 5 2", "rate 5 2 3"})
  void refusesOtherLines(String line) {
    assertThatThrownBy(() -> RateOrder.parse(line)).hasMessageContaining("is no order");
  }
}
