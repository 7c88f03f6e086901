package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PageProbeTest {
  private static final PageProbe PATIENT =
      new PageProbe(Duration.ofMinutes(1), Duration.ofSeconds(20), Duration.ofMillis(1));
  private static final PageProbe IMPATIENT =
      new PageProbe(Duration.ZERO, Duration.ofSeconds(20), Duration.ofMillis(1));

  private final AtomicInteger asked = new AtomicInteger();

  @Test
  void asksUntilThePageIsAnsweredWithStatus200() throws IOException, InterruptedException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/page",
        exchange -> {
          exchange.sendResponseHeaders(asked.incrementAndGet() < 3 ? 503 : 200, -1);
          exchange.close();
        });
    server.start();
    try {
      URI page = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/page");
      assertThat(PATIENT.await(page, () -> true)).isEmpty();
      assertThat(asked).hasValue(3);
      assertThat(IMPATIENT.await(page.resolve("/nowhere"), () -> true)).isEqualTo("status 404");
    } finally {
      server.stop(0);
    }
  }

  @Test
  void stopsWhenWaitingIsInVain() throws InterruptedException {
    assertThat(PATIENT.await(this::notYet, () -> asked.get() < 2)).isEqualTo("not yet");
    assertThat(asked).hasValue(2);
  }

  @Test
  void saysWhyThePageDidNotComeInTime() throws InterruptedException {
    assertThat(IMPATIENT.await(this::notYet, () -> true)).isEqualTo("not yet");
    assertThat(asked).hasValue(1);
  }

  private String notYet() {
    asked.incrementAndGet();
    return "not yet";
  }
}
