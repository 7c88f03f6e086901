package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MeanIntervalTest {

  private final MeanInterval five = MeanInterval.of(1, 2, 3, 4, 5);

  @Test
  void aDifferenceIsAsUncertainAsWelchSays() {
    MeanInterval difference = MeanInterval.of(11, 12, 13, 14, 15).minus(five);
    assertThat(difference.mean()).isCloseTo(10, within(1e-9));
    assertThat(difference.halfWidth()).isCloseTo(2.306, within(0.001));
  }

  @Test
  void aDifferenceFromACertainNumberIsAsUncertainAsTheOther() {
    assertThat(five.minus(MeanInterval.of(1, 1)).halfWidth())
        .isCloseTo(five.halfWidth(), within(1e-9));
  }

  @Test
  void ofADifferenceFromASingleValueNothingIsKnown() {
    assertThat(five.minus(MeanInterval.of(7)).isKnown()).isFalse();
    assertThat(MeanInterval.of(7).minus(five).isKnown()).isFalse();
  }

  @Test
  void anotherUnitScalesBothMeanAndWidth() {
    assertThat(five.times(-2))
        .isEqualTo(new MeanInterval(5, five.mean() * -2, five.halfWidth() * 2));
  }
}
