package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchTest {

  @ParameterizedTest
  @CsvSource({"BABA, BABA%", "50%, 50\\%%", "a_b, a\\_b%", "c:\\d, c:\\\\d%"})
  void findsWhatBeginsWithItsText(String text, String pattern) {
    assertThat(new Search(SearchType.TITLE, text).prefixPattern()).isEqualTo(pattern);
  }

  @Test
  void knowsItsTypes() {
    for (SearchType type : SearchType.values()) {
      assertThat(SearchType.ofLabel(type.label())).contains(type);
    }
    assertThat(SearchType.ofLabel("isbn")).isEmpty();
  }

  @Test
  void knows24Subjects() {
    assertThat(Subject.values()).hasSize(24);
    for (Subject subject : Subject.values()) {
      assertThat(Subject.ofLabel(subject.label())).contains(subject);
    }
    assertThat(Subject.ofLabel("ART")).isEmpty();
  }
}
