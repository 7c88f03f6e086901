package org.rubisee.pages;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Limits how many dynamic pages are made at once. Other requests wait in the order in which they
 * came, but not for long; who finds no place is refused before anything was taken. Thread-safe.
 */
abstract class RequestGate {
  /** Longest wait of a request, in milliseconds: a page that takes longer is of no use. */
  static final long LONGEST_WAIT_MILLIS = 1_500;

  /** Most requests that wait. It bounds their memory; the longest wait refuses long before. */
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
    return limit == 0 ? OPEN : new Limited(limit);
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

  private static final class Limited extends RequestGate {
    private final int limit;
    private final Queue<CompletableFuture<Boolean>> waiting = new ArrayDeque<>();
    private int inside;

    Limited(int limit) {
      this.limit = limit;
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
      return waiting.size() < MOST_WAITING;
    }

    @Override
    CompletableFuture<Boolean> queue() {
      CompletableFuture<Boolean> turn = join();
      if (!turn.isDone()) {
        turn.completeOnTimeout(false, LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS)
            .thenAccept(letIn -> forget(turn, letIn));
      }
      return turn;
    }

    private synchronized CompletableFuture<Boolean> join() {
      if (enter()) {
        return CompletableFuture.completedFuture(true);
      }
      if (!hasRoomToWait()) {
        return CompletableFuture.completedFuture(false);
      }
      CompletableFuture<Boolean> turn = new CompletableFuture<>();
      waiting.add(turn);
      return turn;
    }

    /** Who waited in vain is at the head of the queue, or near it. */
    private synchronized void forget(CompletableFuture<Boolean> turn, boolean letIn) {
      if (!letIn) {
        waiting.remove(turn);
      }
    }

    /** The place goes to the one who has waited longest, so nobody who comes now gets it first. */
    @Override
    void leave() {
      CompletableFuture<Boolean> next = next();
      while (next != null && !next.complete(true)) {
        next = next();
      }
    }

    /** Whose turn it is; null if nobody waits: then the place is free. */
    private synchronized CompletableFuture<Boolean> next() {
      CompletableFuture<Boolean> next = waiting.poll();
      if (next == null) {
        inside--;
      }
      return next;
    }
  }
}
