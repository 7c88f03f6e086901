package org.rubisee.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Under a locale with digits of its own, as the build sets it. */
class TextTest {

  @Test
  void writesNumbersAlikeUnderEveryLocale() {
    assertThat(Text.of("%d of %s, %.1f %%", 12, "all", 2.5)).isEqualTo("12 of all, 2.5 %");
  }
}
