package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rubisee.bookstore.model.BookstoreRulesTest.assertRejected;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bookstore.model.Destination.OwnAddress;

class CardTest {

  private static final LocalDate TODAY = LocalDate.of(2002, 11, 4);
  private static final String NUMBER = "1234567890123456";

  @Test
  void isTakenUntilItsLastDay() {
    assertThatCode(() -> card(NUMBER, TODAY).check(TODAY)).doesNotThrowAnyException();
    assertRejected(() -> card(NUMBER, TODAY.minusDays(1)).check(TODAY), Rejection.CARD_EXPIRED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "123456789012345", "12345678901234567", "123456789012345x", "١"})
  void isNotTakenWithANumberOfAnotherForm(String number) {
    assertRejected(() -> card(number, TODAY).check(TODAY), Rejection.CARD_NUMBER_WRONG);
  }

  @Test
  void showsItsLastFourDigitsOnly() {
    Card card = card(NUMBER, TODAY);

    assertThat(card.lastDigits()).isEqualTo("3456");
    assertThat(card).hasToString("Card[type=VISA, number=…3456]");
    assertThat(new NewOrder(1, 2, card, ShippingType.AIR, new OwnAddress(), new Draw(3)).toString())
        .doesNotContain("12");
  }

  private static Card card(String number, LocalDate expiry) {
    return new Card(CardType.VISA, number, "OG BA", expiry);
  }
}
