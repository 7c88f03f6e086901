package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CurvePlanTest {

  @Test
  void pointsAreSortedAndCountOnce() {
    CurvePlan plan = CurvePlan.of(List.of(40, 20, 40), 7, 70);
    assertThat(plan.clients()).containsExactly(20, 40);
    assertThat(plan.mostClients()).isEqualTo(40);
    assertThat(plan.hasPoints()).isTrue();
  }

  @Test
  void aRunWithoutACurveHasNoPoints() {
    assertThat(CurvePlan.NONE.hasPoints()).isFalse();
    assertThat(CurvePlan.NONE.mostClients()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 7, 70, 15, 30, at least 1 client",
    "20, 0, 0, 15, 30, think longer than 0 s",
    "20, NaN, 70, 15, 30, think longer than 0 s",
    "20, 7, 6, 15, 30, think longer than 0 s",
    "20, 7, 70, -1, 30, measured for longer than 0 s",
    "20, 7, 70, 15, 0, measured for longer than 0 s"
  })
  void saysWhatIsOutOfRange(
      int clients, double think, double cap, double settling, double seconds, String message) {
    assertThatThrownBy(() -> new CurvePlan(List.of(clients), think, cap, settling, seconds))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
