package org.rubisee.emulator.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.nio.command.ShutdownCommand;
import org.apache.hc.core5.reactor.Command;
import org.apache.hc.core5.reactor.IOSession;
import org.junit.jupiter.api.Test;
import org.rubisee.measurement.Outcome;

/** A line on a connection that notes what it is told. */
class HttpLineTest {

  private final List<String> calls = new ArrayList<>();
  private final IOSession connection =
      (IOSession)
          Proxy.newProxyInstance(
              IOSession.class.getClassLoader(),
              new Class<?>[] {IOSession.class},
              (proxy, method, arguments) -> {
                calls.add(
                    method.getName() + (arguments == null ? "[]" : Arrays.toString(arguments)));
                return null;
              });

  /**
   * A connection that another thread closes may be noticed never: HttpCore wakes its thread a
   * moment before it notes the closed connection, and nothing wakes an engine that keeps idle lines
   * a second time.
   */
  @Test
  void aRequestThatIsGivenUpIsEndedByTheIoThread() {
    try (HttpEngine engine = HttpEngine.keepingIdleLines(1)) {
      HttpLine line = new HttpLine(engine, new HttpHost("127.0.0.1", 1), new NoAnswers());
      line.completed(connection);
      calls.clear();

      line.giveUp();
    }

    assertThat(calls)
        .containsExactly(
            "enqueue" + List.of(ShutdownCommand.IMMEDIATE, Command.Priority.IMMEDIATE));
  }

  private static final class NoAnswers implements Line.Answers {
    @Override
    public void sent() {}

    @Override
    public void answered(int status, byte[] body, int length, long bytes) {}

    @Override
    public void failed(Outcome outcome) {}

    @Override
    public void reconnected() {}
  }
}
