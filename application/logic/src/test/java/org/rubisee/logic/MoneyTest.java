package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoneyTest {

  @Test
  void showsTwoDecimals() {
    assertThat(new Money(0)).hasToString("0.00");
    assertThat(new Money(5)).hasToString("0.05");
    assertThat(new Money(1250)).hasToString("12.50");
    assertThat(new Money(Money.MAX_CENTS)).hasToString("9999999999.99");
  }

  @Test
  void isTheSameAfterItWasStoredAsADecimal() {
    new Random(42)
        .longs(10_000, 0, Money.MAX_CENTS + 1)
        .mapToObj(Money::new)
        .forEach(
            money -> {
              assertThat(Money.of(money.toBigDecimal())).isEqualTo(money);
              assertThat(Money.of(new BigDecimal(money.toString()))).isEqualTo(money);
            });
  }

  @Test
  void takesDecimalsWithFewerPlacesAndTrailingZeros() {
    assertThat(Money.of(new BigDecimal("12"))).isEqualTo(new Money(1200));
    assertThat(Money.of(new BigDecimal("12.5"))).isEqualTo(new Money(1250));
    assertThat(Money.of(new BigDecimal("12.5000"))).isEqualTo(new Money(1250));
  }

  @Test
  void isExact() {
    assertThatThrownBy(() -> Money.of(new BigDecimal("0.001")))
        .isInstanceOf(ArithmeticException.class);
    assertThat(new Money(10).plus(new Money(20))).isEqualTo(new Money(30));
  }

  @Test
  void rejectsAmountsOutOfRange() {
    assertThatThrownBy(() -> new Money(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Money(Money.MAX_CENTS + 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("9999999999.99");
    assertThatThrownBy(() -> Money.of(new BigDecimal("1e30")))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> new Money(Money.MAX_CENTS).plus(Money.ONE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Money.ofUnits(Long.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void subtractsAndMultiplies() {
    assertThat(new Money(30).minus(new Money(20))).isEqualTo(new Money(10));
    assertThat(new Money(1999).times(3)).isEqualTo(new Money(5997));
    assertThatThrownBy(() -> new Money(1).minus(new Money(2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Money(Money.MAX_CENTS).times(2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Money(Money.MAX_CENTS).times(Integer.MAX_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "10000, 825, 10000, 825",
    "100, 825, 10000, 8",
    "200, 825, 10000, 17",
    "1, 1, 2, 1",
    "1, 49, 100, 0",
    "999999999999, 1, 1, 999999999999",
    "5, 0, 7, 0",
  })
  void roundsSharesHalfUp(long cents, int parts, int ofParts, long share) {
    assertThat(new Money(cents).share(parts, ofParts)).isEqualTo(new Money(share));
  }

  @Test
  void compares() {
    Money less = Money.ofUnits(1);
    Money more = Money.ofUnits(2);

    assertThat(less.isLessThan(more)).isTrue();
    assertThat(less.isLessThan(less)).isFalse();
    assertThat(more.isMoreThan(less)).isTrue();
    assertThat(more.isMoreThan(more)).isFalse();
    assertThat(Money.max(less, more)).isEqualTo(more);
    assertThat(Money.max(more, less)).isEqualTo(more);
    assertThat(less).isLessThan(more);
    assertThat(Money.ZERO.isZero()).isTrue();
    assertThat(less.isZero()).isFalse();
  }
}
