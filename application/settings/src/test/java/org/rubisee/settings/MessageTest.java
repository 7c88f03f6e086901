package org.rubisee.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Start the site first | Start the site first.",
        "Start the site first. | Start the site first.",
        "It failed: no route.. Check it | It failed: no route. Check it.",
        "It failed: no route.. | It failed: no route.",
        "Start it with 'rubis tier' | Start it with 'rubis tier'.",
        "Is the port free? | Is the port free?",
        "Try again (port 0: any) | Try again (port 0: any).",
        "It is written like 1..500 | It is written like 1..500.",
        "And so on … | And so on …",
        "Wait ... and see | Wait ... and see."
      })
  void endsEachSentenceWithOneFullStop(String text, String shown) {
    assertThat(Message.sentence(text)).isEqualTo(shown);
  }

  @Test
  void leavesQuotedLinesAsTheyAre() {
    assertThat(Message.sentence("Its log says:\n  Caused by: it broke..\n  at 1"))
        .isEqualTo("Its log says:\n  Caused by: it broke..\n  at 1");
  }

  @Test
  void quotesAFailureWithoutItsFullStop() {
    assertThat(Message.of(new IOException("The disk is full. "))).isEqualTo("The disk is full");
    assertThat(Message.of(new IOException())).isEqualTo("IOException");
  }
}
