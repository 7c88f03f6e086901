package org.rubisee.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.logic.RejectedException;

class RejectionTest {

  @ParameterizedTest
  @EnumSource(Rejection.class)
  void saysNothingThatOldClientsTakeForAFailure(Rejection rejection) {
    assertThat(rejection.message()).doesNotContain("ERROR").doesNotContain("Sorry").endsWith(".");
  }

  @Test
  void tellsWhatDoesNotExistFromWhatIsNotAllowed() {
    assertThat(Rejection.NO_SUCH_ITEM.isAbsence()).isTrue();
    assertThat(Rejection.BID_TOO_LOW.isAbsence()).isFalse();
  }

  @Test
  void travelsBetweenTiers() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new RejectedException(Rejection.BID_TOO_LOW));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      RejectedException arrived = (RejectedException) in.readObject();
      assertThat(arrived.rejection()).isEqualTo(Rejection.BID_TOO_LOW);
      assertThat(arrived.getStackTrace()).isEmpty();
    }
  }
}
