package org.rubisee.glassfish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class RejectedCreationsTest {

  private static final String ENDED = "ejb.after_completion_error";
  private static final String PACKAGE = "org.glassfish.persistence.ejb.entitybean.container.";

  private static final StackTraceElement KEY = call("EntityContextImpl", "getPrimaryKey");
  private static final StackTraceElement POOL = call("EntityContainer", "passivateAndPoolEJB");
  private static final StackTraceElement END = call("EntityContainer", "afterCompletion");

  @Test
  void leavesOutThatAnInstanceWithoutKeyIsNotPooled() {
    assertThat(isLogged(ENDED, new IllegalStateException("No key"), KEY, POOL, END)).isFalse();
  }

  @Test
  void logsOtherMessages() {
    assertThat(isLogged("Another", new IllegalStateException("No key"), KEY, POOL, END)).isTrue();
    assertThat(isLogged(ENDED, null)).isTrue();
  }

  @Test
  void logsOtherFailuresAtTheEndOfATransaction() {
    assertThat(isLogged(ENDED, new IllegalStateException("No pool"), POOL, END)).isTrue();
    assertThat(isLogged(ENDED, new IllegalStateException("No key"), KEY, END)).isTrue();
    assertThat(isLogged(ENDED, new IllegalStateException("No trace"))).isTrue();
    assertThat(isLogged(ENDED, new NullPointerException("No key"), KEY, POOL, END)).isTrue();
  }

  private static boolean isLogged(
      String message, RuntimeException thrown, StackTraceElement... trace) {
    LogRecord entry = new LogRecord(Level.SEVERE, message);
    if (thrown != null) {
      thrown.setStackTrace(trace);
      entry.setThrown(thrown);
    }
    return new RejectedCreations().isLoggable(entry);
  }

  private static StackTraceElement call(String type, String method) {
    return new StackTraceElement(PACKAGE + type, method, type + ".java", 1);
  }
}
