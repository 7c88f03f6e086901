package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

  /** A Persian, a Malayalam and a Sinhala name. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0d2e\u0d3e\u0d27\u0d35\u0d28\u0d4d\u200d\u0d15\u0d41",
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3"
      })
  void peopleHaveNamesWithJoinersThatNicknamesHaveNot(String name) {
    assertThat(Names.isClearOfPerson(name)).isTrue();
    assertThat(Names.isClear(name)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A\u200cnna",
        "\u200c\u0639\u0644\u06cc",
        "\u0639\u0644\u06cc\u200c",
        "\u0639\u200c\u200c\u0644",
        "\u0639\u200c \u0644",
        "\u0639\u200c\u0644\u200c\u06cc\u200c\u0627",
        "\u0639\u202e\u0644",
        "\u0639\u200b\u0644"
      })
  void joinersStandBetweenLettersThatTheyJoinAndAtMostTwice(String name) {
    assertThat(Names.isClearOfPerson(name)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna", "O'Neil", "Jos\u00e9 Mar\u00eda", "\u674e\u660e"})
  void namesWithoutJoinersAreClearForBoth(String name) {
    assertThat(Names.isClearOfPerson(name)).isTrue();
    assertThat(Names.isClear(name)).isTrue();
  }
}
