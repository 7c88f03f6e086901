package org.rubisee.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {

  @Test
  void findsTheNameThatWasMeant() {
    List<String> names = List.of("clock", "nonces", "ticket-key", "ticket-seconds");

    assertThat(NearestName.to("tiket-key", names)).isEqualTo("ticket-key");
    assertThat(NearestName.to("ticket-second", names)).isEqualTo("ticket-seconds");
    assertThat(NearestName.to("nonce", names)).isEqualTo("nonces");
    assertThat(NearestName.to("klock", names)).isEqualTo("clock");
  }

  @Test
  void takesTheFirstInTheAlphabetOfEquallyNearNames() {
    assertThat(NearestName.to("x", List.of("c", "a", "b"))).isEqualTo("a");
  }
}
