package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PasswordHasherTest {
  private static final Credentials ANN = new Credentials("ann", "pässwörd:1");
  private final PasswordHasher hasher = new PasswordHasher(1, "seed");

  @Test
  void recognizesThePasswordAndNoOther() {
    String hash = hasher.hash(ANN);

    assertThat(PasswordHasher.matches("pässwörd:1", hash)).isTrue();
    assertThat(PasswordHasher.matches("pässwörd:2", hash)).isFalse();
    assertThat(PasswordHasher.matches("", hash)).isFalse();
  }

  @Test
  void doesNotShowThePassword() {
    assertThat(hasher.hash(ANN)).doesNotContain("pässwörd").hasSizeLessThanOrEqualTo(100);
    assertThat(ANN.toString()).contains("ann").doesNotContain("pässwörd");
  }

  @Test
  void saltsByNicknameAndSeed() {
    assertThat(hasher.hash(new Credentials("bob", ANN.password()))).isNotEqualTo(hasher.hash(ANN));
    assertThat(new PasswordHasher(1, "other").hash(ANN)).isNotEqualTo(hasher.hash(ANN));
    assertThat(new PasswordHasher(1, "seed").hash(ANN)).isEqualTo(hasher.hash(ANN));
  }

  @Test
  void saltsRegistrationsByNonce() {
    assertThat(hasher.hash(ANN, 1))
        .isEqualTo(hasher.hash(ANN, 1))
        .isNotEqualTo(hasher.hash(ANN, 2))
        .isNotEqualTo(hasher.hash(ANN));
    assertThat(PasswordHasher.matches(ANN.password(), hasher.hash(ANN, 2))).isTrue();
  }

  @Test
  void recognizesHashesOfAnyCost() {
    String dear = new PasswordHasher(1000, "seed").hash(ANN);

    assertThat(dear).startsWith("1000:").isNotEqualTo(hasher.hash(ANN));
    assertThat(PasswordHasher.matches(ANN.password(), dear)).isTrue();
    assertThat(dear.length()).isLessThanOrEqualTo(PasswordHasher.MAX_LENGTH);
  }

  /** The expected value was made with Python's hmac module. */
  @Test
  void staysTheSameOverTime() {
    assertThat(hasher.hash(new Credentials("user1", "password1")))
        .isEqualTo(
            "1:a2acae0a34b99bb4:"
                + "6a0a50f33d142581897b1612e96c992a4da741bc0fca906177fecffe5c375ac0");
  }

  @Test
  void saysWhatToDoWithHashesThatAreNoneOfIts() {
    assertThatThrownBy(() -> PasswordHasher.matches("x", "plain"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("./rubis db load");
    assertThatThrownBy(() -> new PasswordHasher(0, "seed"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
