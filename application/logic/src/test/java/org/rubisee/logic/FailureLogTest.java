package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** However often something fails, the log says it once a minute. */
class FailureLogTest {

  private final List<String> lines = new ArrayList<>();
  private final List<Throwable> traces = new ArrayList<>();
  private long nanos;
  private final FailureLog log = new FailureLog(new Lines(), () -> nanos);

  @Test
  void logsAKindOfFailureOnceWithItsStack() {
    for (int i = 0; i < 1000; i++) {
      log.unexpected("Answering failed", failure("row " + i));
    }

    assertThat(lines).containsExactly("Answering failed");
    assertThat(traces).hasSize(1);
  }

  @Test
  void logsAnotherKindAtOnce() {
    log.unexpected("Answering failed", failure("one"));
    log.unexpected("Answering failed", new IllegalStateException("two"));
    log.unexpected("Something else failed", failure("three"));

    assertThat(lines).hasSize(3);
  }

  @Test
  void saysAfterAMinuteHowManyWereLeftOut() {
    for (int i = 0; i < 10; i++) {
      log.state("No database", failure("gone"));
    }
    nanos += TimeUnit.MINUTES.toNanos(1);
    log.state("No database", failure("gone"));
    nanos += TimeUnit.MINUTES.toNanos(1);
    log.state("No database", failure("gone"));

    assertThat(lines).hasSize(3);
    assertThat(lines.get(1)).endsWith(" (9 more since the last such line)");
    assertThat(lines.get(2)).doesNotContain("more");
  }

  @Test
  void describesAStateInOneLineWithoutAStack() {
    log.state("No database", new IllegalStateException("outer", failure("first\nsecond")));

    assertThat(lines).containsExactly("No database: outer <- java.lang.RuntimeException: first");
    assertThat(traces).isEmpty();
  }

  private static RuntimeException failure(String message) {
    return new RuntimeException(message);
  }

  private final class Lines implements System.Logger {
    @Override
    public String getName() {
      return "test";
    }

    @Override
    public boolean isLoggable(Level level) {
      return true;
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
      lines.add(message);
      traces.add(thrown);
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
      lines.add(format);
    }
  }
}
