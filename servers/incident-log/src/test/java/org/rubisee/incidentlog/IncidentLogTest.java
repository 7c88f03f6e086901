package org.rubisee.incidentlog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IncidentLogTest {

  private final AtomicLong nanos = new AtomicLong(7);
  private final IncidentLog log = new IncidentLog(nanos::get);

  private static LogRecord record(Level level, String logger, String message) {
    LogRecord record = new LogRecord(level, message);
    record.setLoggerName(logger);
    return record;
  }

  private long passed(int times, Level level, String logger, String message) {
    return IntStream.range(0, times)
        .filter(i -> log.isLoggable(record(level, logger, message)))
        .count();
  }

  @Test
  void letsFewWarningsOfAKindPassInAMinute() {
    assertThat(passed(1_000, Level.SEVERE, "io.undertow", "failed")).isEqualTo(3);

    nanos.addAndGet(TimeUnit.MINUTES.toNanos(1) - 1);
    assertThat(passed(1, Level.SEVERE, "io.undertow", "failed")).isZero();
    nanos.incrementAndGet();
    assertThat(passed(1_000, Level.SEVERE, "io.undertow", "failed")).isEqualTo(3);
  }

  @Test
  void saysHowManyWereLeftOut() {
    passed(10, Level.WARNING, "io.undertow", "failed");
    nanos.addAndGet(TimeUnit.MINUTES.toNanos(1));
    LogRecord next = record(Level.WARNING, "io.undertow", "failed");

    assertThat(log.isLoggable(next)).isTrue();
    assertThat(next.getMessage()).isEqualTo("failed (7 more of this kind were left out before)");
  }

  @Test
  void theFirstWarningOfAMinuteKeepsItsStackTrace() {
    for (boolean hasTrace : new boolean[] {true, false, false}) {
      LogRecord record = record(Level.WARNING, "io.undertow", "failed");
      record.setThrown(new IllegalStateException("a request"));
      assertThat(log.isLoggable(record)).isTrue();
      assertThat(record.getThrown() != null).isEqualTo(hasTrace);
    }
  }

  @Test
  void kindsDifferByLoggerMessageAndException() {
    passed(3, Level.SEVERE, "io.undertow", "failed");
    LogRecord thrown = record(Level.SEVERE, "io.undertow", "failed");
    thrown.setThrown(new IllegalStateException("a request"));

    assertThat(passed(1, Level.SEVERE, "io.undertow", "failed")).isZero();
    assertThat(passed(1, Level.SEVERE, "io.undertow", "something else")).isEqualTo(1);
    assertThat(passed(1, Level.SEVERE, null, "failed")).isEqualTo(1);
    assertThat(log.isLoggable(thrown)).isTrue();
  }

  @Test
  void parametersMakeNoKind() {
    long passed =
        IntStream.range(0, 1_000)
            .filter(
                number -> {
                  LogRecord record = record(Level.SEVERE, "io.undertow", "{0} failed");
                  record.setParameters(new Object[] {"/path" + number});
                  return log.isLoggable(record);
                })
            .count();

    assertThat(passed).isEqualTo(3);
  }

  /** As OpenEJB writes them: each statement, and each number of milliseconds, is another text. */
  @Test
  void theTextOfAnExceptionMakesNoKind() {
    long passed =
        IntStream.range(0, 1_000)
            .filter(
                number -> {
                  LogRecord record = record(Level.SEVERE, "OpenEJB", "handle: query " + number);
                  record.setThrown(new IllegalStateException("query " + number));
                  return log.isLoggable(record);
                })
            .count();

    assertThat(passed).isEqualTo(3);
  }

  @Test
  void aServerThatStartsMaySayTheSameOfManyThings() {
    assertThat(passed(1_000, Level.INFO, "org.jboss.as", "bound")).isEqualTo(100);
  }

  @Test
  void whatSomebodyAskedForPasses() {
    assertThat(passed(1_000, Level.FINER, "org.rubisee.calls", "a call")).isEqualTo(1_000);
  }

  @Test
  void messagesThatClientsMakeUpAreOneKindInTheEnd() {
    long passed =
        IntStream.range(0, 10_000)
            .mapToLong(number -> passed(1, Level.SEVERE, "io.undertow", "bad path " + number))
            .sum();

    assertThat(passed).isEqualTo(IncidentLog.MOST_KINDS + 3);
  }
}
