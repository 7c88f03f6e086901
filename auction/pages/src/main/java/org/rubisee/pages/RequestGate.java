package org.rubisee.pages;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Limits how many dynamic pages are made at once. Some more requests wait for a moment; all others
 * are refused before they take anything, so that those which were let in are answered in time.
 * Thread-safe.
 */
abstract class RequestGate {
  /** Longest wait of a request, in milliseconds: a page that takes longer is of no use. */
  static final long LONGEST_WAIT_MILLIS = 500;

  private static final int LIMIT_PER_WAITING_REQUEST = 4;

  private static final RequestGate OPEN =
      new RequestGate() {
        @Override
        boolean enter() {
          return true;
        }

        @Override
        void leave() {}
      };

  private RequestGate() {}

  /**
   * A gate.
   *
   * @param limit requests inside at once; a quarter as many wait; 0: no limit
   */
  static RequestGate of(int limit) {
    return limit == 0 ? OPEN : new Limited(limit);
  }

  /** Lets the caller in, perhaps after a wait; false if there is no room. */
  abstract boolean enter();

  /** The caller, who was let in, is done. */
  abstract void leave();

  private static final class Limited extends RequestGate {
    private final Semaphore places;
    private final int mostWaiting;
    private final AtomicInteger waiting = new AtomicInteger();

    Limited(int limit) {
      places = new Semaphore(limit);
      mostWaiting = limit / LIMIT_PER_WAITING_REQUEST;
    }

    @Override
    boolean enter() {
      return places.tryAcquire() || await();
    }

    private boolean await() {
      try {
        return waiting.incrementAndGet() <= mostWaiting
            && places.tryAcquire(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      } finally {
        waiting.decrementAndGet();
      }
    }

    @Override
    void leave() {
      places.release();
    }
  }
}
