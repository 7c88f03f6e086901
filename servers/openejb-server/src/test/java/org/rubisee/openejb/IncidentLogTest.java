package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class IncidentLogTest {

  private final AtomicLong seconds = new AtomicLong(7);
  private final IncidentLog log =
      new IncidentLog(() -> TimeUnit.SECONDS.toNanos(seconds.getAndIncrement()));

  private static LogRecord record(Level level, String logger) {
    LogRecord record = new LogRecord(level, "a message");
    record.setLoggerName(logger);
    return record;
  }

  @Test
  void letsOneErrorOfALoggerPassInAWhile() {
    assertThat(log.isLoggable(record(Level.SEVERE, "OpenEJB"))).isTrue();
    for (int second = 1; second < IncidentLog.SECONDS; second++) {
      assertThat(log.isLoggable(record(Level.WARNING, "OpenEJB"))).isFalse();
    }
    assertThat(log.isLoggable(record(Level.SEVERE, "OpenEJB"))).isTrue();
  }

  @Test
  void hasAWhileForEachLogger() {
    assertThat(log.isLoggable(record(Level.SEVERE, "OpenEJB"))).isTrue();
    assertThat(log.isLoggable(record(Level.SEVERE, "Transaction"))).isTrue();
    assertThat(log.isLoggable(record(Level.SEVERE, null))).isTrue();
  }

  @Test
  void letsEverythingElsePass() {
    assertThat(log.isLoggable(record(Level.INFO, "OpenEJB"))).isTrue();
    assertThat(log.isLoggable(record(Level.INFO, "OpenEJB"))).isTrue();
  }
}
