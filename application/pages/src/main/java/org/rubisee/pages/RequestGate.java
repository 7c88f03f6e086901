package org.rubisee.pages;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Limits how many dynamic pages are made at once. Other requests wait in the order in which they
 * came, but not for long: then they are late, and get a place only if nobody else waits. Who finds
 * none is refused before anything was taken. Late requests are not refused at once, because who is
 * told so comes back, and each refusal takes processor time from pages. Thread-safe.
 */
public abstract class RequestGate {
  /** A request that has waited for so many milliseconds is late. */
  static final long MILLIS_UNTIL_LATE = 1_500;

  /** Longest wait of a request, in milliseconds, from its beginning; then it is refused. */
  static final long LONGEST_WAIT_MILLIS = 5_000;

  /** Most requests that wait. It bounds their memory. */
  static final int MOST_WAITING = 10_000;

  private static final RequestGate OPEN =
      new RequestGate() {
        @Override
        boolean enter() {
          return true;
        }

        @Override
        boolean hasRoomToWait() {
          return true;
        }

        @Override
        CompletableFuture<Boolean> queue() {
          return CompletableFuture.completedFuture(true);
        }

        @Override
        void leave() {}
      };

  private RequestGate() {}

  /**
   * A gate.
   *
   * @param limit requests inside at once; 0: no limit
   */
  static RequestGate of(int limit) {
    return of(limit, MILLIS_UNTIL_LATE, LONGEST_WAIT_MILLIS);
  }

  /**
   * The same with other waits.
   *
   * @param millisUntilLate so long a request is in time
   * @param longestWaitMillis so long it waits at most, late or not; not shorter than the other
   */
  static RequestGate of(int limit, long millisUntilLate, long longestWaitMillis) {
    return limit == 0 ? OPEN : new Limited(limit, millisUntilLate, longestWaitMillis);
  }

  /** Lets the caller in if there is a place. */
  abstract boolean enter();

  /** Whether one more request may wait. */
  abstract boolean hasRoomToWait();

  /**
   * Waits for a place, without a thread.
   *
   * @return completed with true when the caller is let in, with false when it is refused: after the
   *     longest wait, or at once if too many wait
   */
  abstract CompletableFuture<Boolean> queue();

  /** The caller, who was let in, is done. */
  abstract void leave();

  /** A request that waits. */
  private record Waiting(CompletableFuture<Boolean> turn, long lateAtNanos) {
    private boolean isLate() {
      return System.nanoTime() - lateAtNanos >= 0;
    }
  }

  private static final class Limited extends RequestGate {
    private final int limit;
    private final long nanosUntilLate;
    private final long longestWaitMillis;
    private final Queue<Waiting> inTime = new ArrayDeque<>();
    private final Queue<Waiting> late = new ArrayDeque<>();
    private int inside;

    Limited(int limit, long millisUntilLate, long longestWaitMillis) {
      this.limit = limit;
      this.nanosUntilLate = TimeUnit.MILLISECONDS.toNanos(millisUntilLate);
      this.longestWaitMillis = longestWaitMillis;
    }

    @Override
    synchronized boolean enter() {
      if (inside == limit) {
        return false;
      }
      inside++;
      return true;
    }

    @Override
    synchronized boolean hasRoomToWait() {
      return inTime.size() + late.size() < MOST_WAITING;
    }

    @Override
    CompletableFuture<Boolean> queue() {
      CompletableFuture<Boolean> turn = new CompletableFuture<>();
      if (join(turn)) {
        turn.completeOnTimeout(false, longestWaitMillis, TimeUnit.MILLISECONDS)
            .thenAccept(this::forgetRefused);
      }
      return turn;
    }

    /** Whether it waits now. */
    private synchronized boolean join(CompletableFuture<Boolean> turn) {
      if (enter()) {
        turn.complete(true);
        return false;
      }
      if (!hasRoomToWait()) {
        turn.complete(false);
        return false;
      }
      inTime.add(new Waiting(turn, System.nanoTime() + nanosUntilLate));
      return true;
    }

    /** Who was refused is at the head of the late ones, or near it. */
    private synchronized void forgetRefused(boolean letIn) {
      if (letIn) {
        return;
      }
      moveLate();
      while (!late.isEmpty() && late.peek().turn().isDone()) {
        late.remove();
      }
    }

    private void moveLate() {
      while (!inTime.isEmpty() && inTime.peek().isLate()) {
        late.add(inTime.remove());
      }
    }

    /** The place goes to somebody who waits, so nobody who comes now gets it first. */
    @Override
    void leave() {
      Waiting next = next();
      while (next != null && !next.turn().complete(true)) {
        next = next();
      }
    }

    /** Whose turn it is; null if nobody waits: then the place is free. */
    private synchronized Waiting next() {
      moveLate();
      Waiting next = inTime.isEmpty() ? late.poll() : inTime.remove();
      if (next == null) {
        inside--;
      }
      return next;
    }
  }
}
