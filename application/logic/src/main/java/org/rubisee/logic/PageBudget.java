package org.rubisee.logic;

import java.util.concurrent.TimeUnit;

/**
 * The time that a page has for all its waits together: at the gate, between tries, for connections,
 * calls of beans and statements. Each of these has a limit of its own; a page with many of them has
 * none without this. Whoever makes a page begins a budget on the page's thread. Whoever is about to
 * wait on that thread asks whether time is left. Threads that make no page have no limit.
 */
public final class PageBudget {
  /**
   * From the request's beginning. It allows for the longest wait at the gate and the longest time
   * of tries, one after the other; then 5 s are left to a wait within the limit of a transaction.
   */
  public static final int SECONDS = 10;

  /** {@link System#nanoTime} when the budget of the thread's page is spent. */
  private static final ThreadLocal<Long> ENDS_AT_NANOS = new ThreadLocal<>();

  private PageBudget() {}

  /**
   * Begins the budget of the page that this thread makes.
   *
   * @param startNanos {@link System#nanoTime} when the request came in
   */
  public static void begin(long startNanos) {
    ENDS_AT_NANOS.set(startNanos + TimeUnit.SECONDS.toNanos(SECONDS));
  }

  /**
   * Ends the budget: the page is made, or it has changed something outside a transaction and must
   * not be refused any more.
   */
  public static void end() {
    ENDS_AT_NANOS.remove();
  }

  /**
   * Lets a wait begin.
   *
   * @throws OverloadedException if this thread's page has spent its budget
   */
  public static void requireTime() {
    Long end = ENDS_AT_NANOS.get();
    if (end != null && System.nanoTime() - end >= 0) {
      throw new OverloadedException(
          "The page has waited for " + SECONDS + " s in all: lower the load", null);
    }
  }
}
