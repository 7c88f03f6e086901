package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.logic.Money;

/** The totals that public ports get wrong: the tax is a constant, the discount hardly counts. */
class TotalsTest {

  private static final List<CartLine> LINES = List.of(line(1, 1000, 2), line(2, 1999, 1));

  @Test
  void addUp() {
    Totals totals = new Cart(1, LINES).totals(Discount.NONE);

    assertThat(totals.subTotal()).isEqualTo(new Money(3999));
    assertThat(totals.tax()).isEqualTo(new Money(330));
    assertThat(totals.shipping()).isEqualTo(new Money(600));
    assertThat(totals.total()).isEqualTo(new Money(4929));
  }

  @Test
  void takeOffTheWholeDiscountOfTheCustomer() {
    Totals totals = new Cart(1, LINES).totals(Discount.ofFraction(new BigDecimal("0.50")));

    assertThat(totals.subTotal()).isEqualTo(new Money(2000));
    assertThat(totals.tax()).isEqualTo(new Money(165));
    assertThat(totals.total()).isEqualTo(new Money(2765));
  }

  @Test
  void taxEachOrderByItsSubTotal() {
    assertThat(new Cart(1, LINES.subList(0, 1)).totals(Discount.NONE).tax())
        .isEqualTo(new Money(165));
    assertThat(new Cart(1, LINES.subList(1, 2)).totals(Discount.NONE).tax())
        .isEqualTo(new Money(165));
    assertThat(new Cart(1, List.of()).totals(Discount.NONE).tax()).isEqualTo(Money.ZERO);
  }

  @Test
  void areTheSumOfTheLinesAsTheyAreShown() {
    Discount discount = new Discount(33);
    Cart cart = new Cart(1, List.of(line(1, 101, 1), line(2, 101, 1), line(3, 101, 1)));

    assertThat(cart.lines())
        .extracting(line -> line.priced(discount).amount())
        .containsOnly(new Money(68));
    assertThat(cart.totals(discount).subTotal()).isEqualTo(new Money(204));
  }

  @Test
  void areTheSameAfterTheyWereStored() {
    Totals totals = new Cart(1, LINES).totals(new Discount(7));

    assertThat(Totals.ofStored(totals.subTotal(), totals.tax(), totals.total())).isEqualTo(totals);
  }

  @ParameterizedTest
  @CsvSource({"0, 10.00", "1, 9.90", "30, 7.00", "50, 5.00"})
  void countPercentsOfThePrice(int percent, BigDecimal left) {
    Discount discount = new Discount(percent);

    assertThat(discount.appliedTo(Money.ofUnits(10))).isEqualTo(Money.of(left));
    assertThat(Discount.ofFraction(discount.fraction())).isEqualTo(discount);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 51})
  void refuseOtherDiscounts(int percent) {
    assertThatThrownBy(() -> new Discount(percent))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("50");
  }

  private static CartLine line(int bookId, long cents, int quantity) {
    Money price = new Money(cents);
    return new CartLine(bookId, "title", "USED", price, price, quantity);
  }
}
