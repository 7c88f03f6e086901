package org.rubisee.container.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.naming.NamingException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OpenEjbBeansTest {

  private final List<String> logged = new CopyOnWriteArrayList<>();
  private final Handler log = new Notes();

  @BeforeEach
  void readTheLog() {
    Logger.getLogger("").addHandler(log);
  }

  @AfterEach
  void readItNoLonger() {
    Logger.getLogger("").removeHandler(log);
  }

  /** Each call of a dead server fails: several lines for each would fill the log. */
  @Test
  void leavesItToTheCallerToLogThatAServerIsDead() throws IOException {
    OpenEjbBeans beans = OpenEjbBeans.at("ejbd://127.0.0.1:" + freePort(), "secret");

    assertThatThrownBy(() -> beans.session("sessions", "Query", Runnable.class))
        .hasMessageContaining("QueryRemote")
        .hasCauseInstanceOf(NamingException.class);

    assertThat(logged).isEmpty();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Keeps what is logged in this process. */
  private final class Notes extends Handler {
    @Override
    public void publish(LogRecord message) {
      logged.add(message.getLoggerName() + ": " + message.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
