package org.rubisee.contract.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextCountTest {

  private static final String STREAM = "GET /a POST /b HTTP/1.1 POST /c POST ";

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 13, 100})
  void countsATextOnceHoweverTheStreamIsCut(int pieceBytes) {
    AtomicInteger count = new AtomicInteger();
    TextCount posts = new TextCount("POST /", count);
    for (int start = 0; start < STREAM.length(); start += pieceBytes) {
      String piece = STREAM.substring(start, Math.min(STREAM.length(), start + pieceBytes));
      byte[] bytes = piece.getBytes(StandardCharsets.US_ASCII);
      posts.hear(bytes, bytes.length);
    }

    assertThat(count).hasValue(2);
  }
}
