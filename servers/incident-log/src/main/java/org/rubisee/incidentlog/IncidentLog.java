package org.rubisee.incidentlog;

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
 * Keeps the log of a server short: a client can make servers write the same message, often with a
 * stack trace, for each of its requests. Records of one kind have the same logger and message
 * before its parameters are filled in; those with an exception its class and the message's first
 * word, because some servers write the exception's text, which names statements and times, into the
 * message. In a minute at most {@value #WARNINGS} of a kind pass, or {@value #OTHERS} that are no
 * warnings: of those a server writes many while it starts. Records below INFO pass, since somebody
 * has asked for them. The first record of a kind in the next minute says how many did not pass.
 * Thread-safe.
 */
public final class IncidentLog implements Filter {
  static final int WARNINGS = 3;
  static final int OTHERS = 100;
  static final int MOST_KINDS = 1_000;

  private static final int LEFT_OUT = 0;
  private static final int FIRST = 1;
  private static final long MINUTE_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final LongSupplier nanoTime;
  private final Map<String, Kind> kinds = new ConcurrentHashMap<>();

  /** A filter that has seen nothing yet. */
  public IncidentLog() {
    this(System::nanoTime);
  }

  /** The same with this clock, which tells the time as {@link System#nanoTime}. */
  IncidentLog(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** Limits what this process logs by {@code java.util.logging} from now on. */
  public static void limit() {
    IncidentLog filter = new IncidentLog();
    for (Handler handler : Logger.getLogger("").getHandlers()) {
      handler.setFilter(filter);
    }
  }

  @Override
  public boolean isLoggable(LogRecord record) {
    if (record.getLevel().intValue() < Level.INFO.intValue()) {
      return true;
    }
    Kind kind = kind(record);
    boolean isWarning = record.getLevel().intValue() >= Level.WARNING.intValue();
    int place = kind.pass(nanoTime.getAsLong(), isWarning ? WARNINGS : OTHERS);
    if (place == FIRST) {
      tellWhatWasLeftOut(record, kind.takeLeftOut());
    } else if (isWarning) {
      record.setThrown(null);
    }
    return place != LEFT_OUT;
  }

  private static void tellWhatWasLeftOut(LogRecord record, long leftOut) {
    if (leftOut > 0 && record.getResourceBundle() == null) {
      record.setMessage(
          record.getMessage() + " (" + leftOut + " more of this kind were left out before)");
    }
  }

  private Kind kind(LogRecord record) {
    String logger = String.valueOf(record.getLoggerName());
    String name = logger + " " + subject(record);
    Kind known = kinds.get(name);
    if (known != null) {
      return known;
    }
    // messages that are made of what clients send are endless: then the logger is the kind
    String kept = kinds.size() < MOST_KINDS ? name : logger;
    return kinds.computeIfAbsent(kept, unknown -> new Kind());
  }

  private static String subject(LogRecord record) {
    String message = String.valueOf(record.getMessage());
    if (record.getThrown() == null) {
      return message;
    }
    return message.split("\\s", 2)[0] + " " + record.getThrown().getClass().getName();
  }

  /** What passed of a kind since its minute began. */
  private static final class Kind {
    private long beganAtNanos;
    private int passed;
    private long leftOut;

    /** The place of a record among those of its minute that pass, or {@link #LEFT_OUT}. */
    private synchronized int pass(long now, int most) {
      if (passed == 0 || now - beganAtNanos >= MINUTE_NANOS) {
        beganAtNanos = now;
        passed = 0;
      }
      if (passed == most) {
        leftOut++;
        return LEFT_OUT;
      }
      passed++;
      return passed;
    }

    /** How many were left out since somebody asked. */
    private synchronized long takeLeftOut() {
      long before = leftOut;
      leftOut = 0;
      return before;
    }
  }
}
