package org.rubisee.openejb;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Keeps the log short while calls fail: OpenEJB and what it uses write a stack trace for each call
 * that fails, and all calls fail while the database does not answer. Of warnings and errors of a
 * logger at most one passes every {@value #SECONDS} seconds. Thread-safe.
 */
final class IncidentLog implements Filter {
  static final int SECONDS = 10;

  private final LongSupplier nanos;
  private final Map<String, Long> passed = new ConcurrentHashMap<>();

  /**
   * Lets the first record of each logger pass.
   *
   * @param nanos a clock that never goes back, in nanoseconds
   */
  IncidentLog(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Limits what the process logs from now on. */
  static void limit() {
    IncidentLog filter = new IncidentLog(System::nanoTime);
    for (Handler handler : Logger.getLogger("").getHandlers()) {
      handler.setFilter(filter);
    }
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    if (record.getLevel().intValue() < Level.WARNING.intValue()) {
      return true;
    }
    long now = nanos.getAsLong();
    String logger = String.valueOf(record.getLoggerName());
    return passed.merge(logger, now, (last, current) -> isOver(last, current) ? current : last)
        == now;
  }

  private static boolean isOver(long last, long now) {
    return now - last >= TimeUnit.SECONDS.toNanos(SECONDS);
  }
}
