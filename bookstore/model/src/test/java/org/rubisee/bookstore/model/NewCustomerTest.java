package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.rubisee.bookstore.model.BookstoreRulesTest.assertRejected;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class NewCustomerTest {

  private static final LocalDate TODAY = LocalDate.of(2002, 11, 4);

  @Test
  void wasBornBeforeToday() {
    assertThatCode(() -> born(TODAY).check(TODAY)).doesNotThrowAnyException();
    assertThatCode(() -> born(LocalDate.of(1880, 1, 1)).check(TODAY)).doesNotThrowAnyException();
    assertRejected(() -> born(TODAY.plusDays(1)).check(TODAY), Rejection.BIRTH_DATE_IMPOSSIBLE);
    assertRejected(
        () -> born(LocalDate.of(1879, 12, 31)).check(TODAY), Rejection.BIRTH_DATE_IMPOSSIBLE);
  }

  private static NewCustomer born(LocalDate date) {
    PostalAddress address = new PostalAddress("1 Road", "", "Town", "", "12345", "France");
    return new NewCustomer("A", "B", address, "123456789", "a@b.example", date, "");
  }
}
