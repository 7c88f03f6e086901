package org.rubisee.logic;

import java.lang.System.Logger.Level;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/**
 * Logs failures, each kind at most once a minute: a site whose database is gone would otherwise
 * write megabytes of the same stack trace. The next line of a kind says how many were left out.
 * Costs nothing while nothing fails. Thread-safe.
 */
public final class FailureLog {
  private static final long QUIET_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final System.Logger logger;
  private final LongSupplier nanoTime;
  private final ConcurrentMap<String, Kind> kinds = new ConcurrentHashMap<>();

  /** A log for a class. */
  public FailureLog(Class<?> source) {
    this(System.getLogger(source.getName()), System::nanoTime);
  }

  /** A log on this logger, with this clock, which tells the time as {@link System#nanoTime}. */
  FailureLog(System.Logger logger, LongSupplier nanoTime) {
    this.logger = logger;
    this.nanoTime = nanoTime;
  }

  /** Failures of one kind: when one was logged last, and how many were not since. */
  private static final class Kind {
    private final AtomicLong loggedAtNanos;
    private final LongAdder leftOut = new LongAdder();

    Kind(long loggedAtNanos) {
      this.loggedAtNanos = new AtomicLong(loggedAtNanos);
    }
  }

  /**
   * An unexpected failure, with its stack. Failures of one kind have the same doing, class and
   * place.
   *
   * @param doing what failed: one of few texts
   */
  public void unexpected(String doing, Throwable failure) {
    StackTraceElement[] stack = failure.getStackTrace();
    String place = stack.length == 0 ? "" : stack[0].toString();
    String kind = doing + " " + failure.getClass().getName() + " " + place;
    if (isDue(kind)) {
      logger.log(Level.ERROR, doing + leftOut(kind), failure);
    }
  }

  /**
   * A state that many requests run into, in one line without a stack.
   *
   * @param state one of few texts
   */
  public void state(String state, Throwable failure) {
    if (isDue(state)) {
      logger.log(Level.WARNING, state + ": " + firstLine(failure) + leftOut(state));
    }
  }

  private boolean isDue(String kind) {
    long now = nanoTime.getAsLong();
    Kind known = kinds.get(kind);
    if (known == null) {
      known = kinds.putIfAbsent(kind, new Kind(now));
      if (known == null) {
        return true;
      }
    }
    long last = known.loggedAtNanos.get();
    if (now - last >= QUIET_NANOS && known.loggedAtNanos.compareAndSet(last, now)) {
      return true;
    }
    known.leftOut.increment();
    return false;
  }

  private String leftOut(String kind) {
    long count = kinds.get(kind).leftOut.sumThenReset();
    return count == 0 ? "" : " (" + count + " more since the last such line)";
  }

  private static String firstLine(Throwable failure) {
    Throwable root = failure;
    for (int depth = 0; root.getCause() != null && depth < 20; depth++) {
      root = root.getCause();
    }
    return (failure.getMessage() + " <- " + root).lines().findFirst().orElse("");
  }
}
