package org.rubisee.entitycontract;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Counts the calls that reach entity-container, which it logs. */
final class CallCounts extends Handler {
  private static final String ENTITY = "entity ";

  private final Logger log = Logger.getLogger("org.rubisee.calls");
  private final ConcurrentMap<String, Long> calls = new ConcurrentHashMap<>();

  CallCounts() {
    log.setUseParentHandlers(false);
    log.setLevel(Level.FINER);
    log.addHandler(this);
  }

  @Override
  public void publish(LogRecord entry) {
    String message = entry.getMessage();
    if (message.startsWith(ENTITY)) {
      calls.merge(message.substring(ENTITY.length()), 1L, Long::sum);
    }
  }

  /** Calls since the start, by {@code Bean.method}. */
  Map<String, Long> snapshot() {
    return new TreeMap<>(calls);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    log.removeHandler(this);
    log.setLevel(null);
  }
}
