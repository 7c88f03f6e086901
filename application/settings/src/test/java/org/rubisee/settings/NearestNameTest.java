package org.rubisee.settings;

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

  @Test
  void saysWhichNamesThereAreAndWhichOneWasMeant() {
    assertThat(NearestName.unknown("mix", "biding", List.of("browsing", "bidding")))
        .isEqualTo("There is no mix 'biding'; did you mean 'bidding'? Known: browsing, bidding");
  }

  @Test
  void takesTheFirstOfEquallyNearNamesInAMessage() {
    assertThat(NearestName.unknown("letter", "x", List.of("c", "a")))
        .isEqualTo("There is no letter 'x'; did you mean 'c'? Known: c, a");
  }

  @Test
  void suggestsNothingThatIsFarFromWhatWasWritten() {
    assertThat(NearestName.unknown("scale", "enormous", List.of("tiny", "small")))
        .isEqualTo("There is no scale 'enormous'. Known: tiny, small");
    assertThat(NearestName.unknown("knob", "x", List.of()))
        .isEqualTo("There is no knob 'x'. Known: ");
  }
}
