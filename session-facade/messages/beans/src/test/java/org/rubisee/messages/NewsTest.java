package org.rubisee.messages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewsTest {

  @Test
  void areReadAsTheyAreWritten() {
    News news = new News(News.Kind.CLOSED, 17);

    assertThat(news.text()).isEqualTo("CLOSED 17");
    assertThat(News.of(news.text())).isEqualTo(news);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "BID", "BID x", "SOLD 1", "BID 1 2"})
  void refuseWhatSaysSomethingElse(String text) {
    assertThatThrownBy(() -> News.of(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
