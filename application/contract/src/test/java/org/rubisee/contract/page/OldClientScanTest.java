package org.rubisee.contract.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OldClientScanTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a href=\"ViewItem?itemId=7\">x</a>",
        "<a href=\"S?category=1&page=2\">x</a>",
        "<a href=\"PutCommentAuth?to=3&itemId=4\">x</a>",
        "<input type=hidden name=minBid value=12.50>",
        "<input type=hidden name=to value=7>",
        "<IMG SRC=\"/site/logo.svg\" ALT=x>"
      })
  void acceptsWhatOldClientsRead(String html) {
    assertThat(OldClientScan.of(html).complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "an ERROR",
        "Sorry",
        "<a href=\"S?category=1&amp;page=2\">x</a>",
        "<a href=\"ViewItem?itemId=abc\">x</a>",
        "<a href=\"ViewItem?itemId=7'>x</a>",
        "<a href=\"ViewItem?itemId=\">x</a>",
        "goto=x",
        "<input type=hidden name=minBid value=\"12\">",
        "<input type=hidden name=maxQty value=1 />",
        "<img src=\"/site/logo.svg\">",
        "<IMG SRC=\"logo.svg\">"
      })
  void complainsAboutWhatOldClientsMisread(String html) {
    assertThat(OldClientScan.of(html).complaints()).isNotEmpty();
  }

  @Test
  void findsNumbersInTheOrderOfThePage() {
    assertThat(
            OldClientScan.of("<a href=\"V?itemId=7\"></a><a href=\"P?to=1&itemId=9\"></a>")
                .numbersAfter("itemId="))
        .containsExactly(7, 9);
  }
}
