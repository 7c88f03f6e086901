package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

class BookstoreRulesTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "9, 10", "10, 10"})
  void addsNoMoreThanTenCopiesOfABook(int before, int after) {
    assertThat(BookstoreRules.quantityAfterAdding(before)).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource({"30, 1, 29", "20, 10, 10", "19, 10, 30", "10, 1, 30", "10, 10, 21", "11, 1, 10"})
  void buysBooksWhenTheStockGetsLow(int stock, int quantity, int after) {
    assertThat(BookstoreRules.stockAfter(stock, quantity)).isEqualTo(after);
  }

  @Test
  void neverRunsOutOfStock() {
    for (int stock = BookstoreRules.LEAST_STOCK; stock <= 30; stock++) {
      for (int quantity = 1; quantity <= BookstoreRules.MAX_QUANTITY; quantity++) {
        assertThat(BookstoreRules.stockAfter(stock, quantity))
            .isBetween(BookstoreRules.LEAST_STOCK, 30);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "100.00, 8.25", "10.00, 0.83", "1.00, 0.08", "9999.99, 825.00"})
  void computesTheTaxFromTheSubTotal(BigDecimal subTotal, BigDecimal tax) {
    assertThat(BookstoreRules.tax(Money.of(subTotal))).isEqualTo(Money.of(tax));
  }

  @Test
  void chargesShippingForEachCopy() {
    assertThat(BookstoreRules.shipping(1)).isEqualTo(Money.ofUnits(4));
    assertThat(BookstoreRules.shipping(12)).isEqualTo(Money.ofUnits(15));
  }

  @ParameterizedTest
  @CsvSource({"1, OG, og", "10, OGBA, ogba", "288000, ALININBABABA, alininbababa"})
  void namesCustomersByTheirIds(int id, String userName, String password) {
    assertThat(BookstoreRules.credentials(id)).isEqualTo(new Credentials(userName, password));
  }

  @Test
  void namesTheLastCustomerWithinTheWidthOfTheColumn() {
    assertThat(BookstoreRules.credentials(Integer.MAX_VALUE).nickname()).hasSize(20);
  }

  @Test
  void endsASessionAfterTwoHours() {
    LocalDateTime now = LocalDateTime.of(2002, 11, 4, 23, 0);

    assertThat(BookstoreRules.sessionEnd(now)).isEqualTo(LocalDateTime.of(2002, 11, 5, 1, 0));
  }

  @Test
  void shipsWithinAWeek() {
    LocalDateTime now = LocalDateTime.of(2002, 11, 4, 9, 0);

    assertThat(draws(1_000))
        .extracting(draw -> BookstoreRules.shipDate(now, draw))
        .allMatch(date -> !date.isBefore(now) && !date.isAfter(now.plusDays(7)))
        .contains(now, now.plusDays(7));
  }

  @Test
  void givesNewCustomersEachDiscount() {
    assertThat(draws(5_000))
        .extracting(draw -> BookstoreRules.discountOfNewCustomer(draw).percent())
        .contains(0, 50)
        .allMatch(percent -> percent >= 0 && percent <= 50);
  }

  @Test
  void makesUpAuthorizationsOf15Digits() {
    assertThat(draws(100))
        .extracting(BookstoreRules::authorization)
        .doesNotHaveDuplicates()
        .allMatch(number -> number.matches("[0-9]{15}"));
  }

  @Test
  void picksTheBookOfAnEmptyCartIndependentlyOfThePromotions() {
    assertThat(draws(1_000))
        .filteredOn(draw -> draw.book(100) == BookstoreRules.randomBook(draw, 100))
        .hasSizeLessThan(50);
  }

  @Test
  void keepsRelatedBooksWhereTooFewAreFound() {
    List<Integer> before = List.of(11, 12, 13, 14, 15);

    assertThat(BookstoreRules.related(List.of(), before)).isEqualTo(before);
    assertThat(BookstoreRules.related(List.of(12, 7), before)).containsExactly(12, 7, 11, 13, 14);
    assertThat(BookstoreRules.related(List.of(1, 2, 3, 4, 5), before))
        .containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void limitsTheLinesOfACart() {
    assertThatCode(() -> BookstoreRules.checkRoom(99)).doesNotThrowAnyException();
    assertRejected(() -> BookstoreRules.checkRoom(100), Rejection.CART_FULL);
  }

  @Test
  void ordersNoEmptyCart() {
    assertThatCode(() -> BookstoreRules.checkNotEmpty(1)).doesNotThrowAnyException();
    assertRejected(() -> BookstoreRules.checkNotEmpty(0), Rejection.CART_EMPTY);
  }

  private static List<Draw> draws(int count) {
    Random source = new Random(53);
    return Stream.generate(() -> Draw.from(source)).limit(count).toList();
  }

  static void assertRejected(ThrowingCallable call, Rejection rule) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            RejectedException.class, rejected -> assertThat(rejected.rejection()).isEqualTo(rule));
  }
}
