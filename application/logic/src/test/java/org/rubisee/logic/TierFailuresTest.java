package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.nio.channels.ClosedChannelException;
import java.sql.SQLException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A tier that does not answer is told apart from one that fails. */
class TierFailuresTest {

  static Stream<Throwable> unavailable() {
    return Stream.of(
        new TierUnavailableException("gone", null),
        new ConnectException("Connection refused"),
        new ClosedChannelException(),
        new EOFException("Expected to read 4 bytes, read 0 bytes"),
        new IllegalStateException("EJBCLIENT000079: Unable to discover destination"),
        new IllegalStateException("EJBCLIENT000409: No more destinations are available"),
        new SQLException("The connection could not be allocated: Communications link failure"),
        new TimeoutException("No invocation response received in 20000 milliseconds"));
  }

  @ParameterizedTest
  @MethodSource("unavailable")
  void recognizesATierThatDoesNotAnswer(Throwable failure) {
    assertThat(TierFailures.isUnavailable(failure)).isTrue();
    assertThat(TierFailures.isUnavailable(new IllegalStateException("call failed", failure)))
        .isTrue();
  }

  @Test
  void takesOtherFailuresForWhatTheyAre() {
    assertThat(TierFailures.isUnavailable(new IllegalStateException())).isFalse();
    assertThat(TierFailures.isUnavailable(new IOException("disk full"))).isFalse();
    assertThat(TierFailures.isUnavailable(new TimeoutException("Waited 5 seconds"))).isFalse();
    assertThat(TierFailures.isUnavailable(new OverloadedException("no connection", null)))
        .isFalse();
  }
}
