package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitSyllablesTest {

  @ParameterizedTest
  @CsvSource({"0, 1, BA", "1234567890, 1, OGALRIRESEATULINNGBA", "0, 3, BABABA", "42, 1, REAL"})
  void speakNumbers(int number, int least, String word) {
    assertThat(DigitSyllables.of(number, least)).isEqualTo(word);
  }

  @Test
  void makeSearchStringsOf14Letters() {
    assertThat(DigitSyllables.of(2_000, BookstoreRules.SEARCH_SYLLABLES))
        .isEqualTo("BABABAALBABABA");
  }
}
