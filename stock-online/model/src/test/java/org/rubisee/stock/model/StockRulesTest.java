package org.rubisee.stock.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

class StockRulesTest {

  @Test
  void codesAreSixLettersAndDiffer() {
    assertThat(StockRules.code(0)).isEqualTo("AAAAAA");
    assertThat(StockRules.code(27)).isEqualTo("AAAABB");
    assertThat(StockRules.code(3000)).isEqualTo("AAAELK");
  }

  @Test
  void aPurchaseMayCostTheCreditLimitAndNoMore() {
    Order order = new Order(1, 2, 10);

    assertThatCode(() -> StockRules.checkCredit(Money.ofUnits(50), Money.ofUnits(5), order))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> StockRules.checkCredit(new Money(4_999), Money.ofUnits(5), order))
        .isInstanceOf(RejectedException.class)
        .hasMessage(Rejection.CREDIT_TOO_LOW.message());
  }
}
