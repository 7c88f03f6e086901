package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RejectionTest {

  @ParameterizedTest
  @EnumSource(Rejection.class)
  void saysItInSentences(Rejection rejection) {
    assertThat(rejection.message()).doesNotContain("ERROR").doesNotContain("Sorry").endsWith(".");
  }

  @Test
  void tellsWhatDoesNotExistFromWhatIsNotAllowed() {
    assertThat(Rejection.NO_SUCH_CART.isAbsence()).isTrue();
    assertThat(Rejection.CART_EMPTY.isAbsence()).isFalse();
  }
}
