package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FetchedCallsTest {

  private String written = "";
  private final FetchedCalls calls =
      new FetchedCalls(
          "server app",
          position ->
              Arrays.copyOfRange(
                  written.getBytes(StandardCharsets.UTF_8), (int) position, written.length()));

  @Test
  void fetchesEachPartOnce() {
    written = "remote A.b\n";
    assertThat(calls.size()).isEqualTo(11);

    written += "remote C.d\n";
    assertThat(calls.take()).containsExactly("remote A.b", "remote C.d");
    assertThat(calls.take()).isEmpty();
    assertThat(calls.size()).isEqualTo(22);
  }

  @Test
  void leavesALineThatIsNotWrittenToItsEnd() {
    written = "remote A.b\nremo";
    assertThat(calls.take()).containsExactly("remote A.b");

    written += "te C.d\n";
    assertThat(calls.take()).containsExactly("remote C.d");
  }

  @Test
  void namesTheServerWhoseLogCannotBeRead() {
    FetchedCalls unreadable =
        new FetchedCalls(
            "server app",
            position -> {
              throw new IOException("no such machine");
            });

    assertThatThrownBy(unreadable::take)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("The calls of server app cannot be read: no such machine");
  }
}
