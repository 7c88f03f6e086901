package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CallerInputTest {

  private static final int MUCH = 1_000_000;

  private final AtomicLong nanos = new AtomicLong();

  @Test
  void endsAfterMoreThanAnyCallCarries() throws IOException {
    assertThat(input().readAllBytes()).hasSize(CallerInput.MOST_BYTES);
  }

  @Test
  void failsWhenTheTimeOfALoginIsOver() throws IOException {
    CallerInput input = input();
    assertThat(input.read()).isZero();

    nanos.set(TimeUnit.SECONDS.toNanos(CallerInput.SECONDS));

    assertThatThrownBy(input::read).isInstanceOf(SocketTimeoutException.class);
  }

  @Test
  void boundsNothingOnceTheCallerIsKnown() throws IOException {
    CallerInput input = input();
    assertThat(input.read(new byte[100], 0, 100)).isEqualTo(100);

    input.unbound();
    nanos.set(Long.MAX_VALUE);

    assertThat(input.readAllBytes()).hasSize(MUCH - 100);
  }

  private CallerInput input() throws IOException {
    InputStream sent = new ByteArrayInputStream(new byte[MUCH]);
    Socket socket =
        new Socket() {
          @Override
          public InputStream getInputStream() {
            return sent;
          }
        };
    return new CallerInput(socket, nanos::get);
  }
}
