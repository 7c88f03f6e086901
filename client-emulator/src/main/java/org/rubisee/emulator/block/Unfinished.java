package org.rubisee.emulator.block;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Clock;

/**
 * What a stretch still has to do. The thread that runs the stretch waits here, and looks after
 * time-outs meanwhile.
 */
final class Unfinished {

  private static final long BETWEEN_CHECKS_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long BETWEEN_LAST_CHECKS_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long GIVING_UP_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final double NANOS_PER_SECOND = 1e9;

  private final List<Turn> turns;
  private final Clock clock;
  private final long timeoutNanos;
  private final AtomicLong left;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition finished = lock.newCondition();

  /**
   * @param turns of the clients that take part
   * @param count how much there is to do
   */
  Unfinished(List<Turn> turns, ClientSetting setting, long count) {
    this.turns = turns;
    clock = setting.clock();
    timeoutNanos = (long) (setting.workload().pace().timeoutSeconds() * NANOS_PER_SECOND);
    left = new AtomicLong(count);
  }

  /** So much less is to do. */
  void remove(long count) {
    if (left.addAndGet(-count) == 0) {
      lock.lock();
      try {
        finished.signal();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Waits for a moment, even if nothing is left to do. */
  void passUntil(long nanos) {
    wait(nanos, false);
  }

  /** Waits until nothing is left to do, but no longer than this; false: something is. */
  boolean awaitUntil(long nanos) {
    wait(nanos, true);
    return left.get() == 0;
  }

  private void wait(long until, boolean endsWithTheLast) {
    long now = clock.nanoTime();
    long nextCheck = now + BETWEEN_CHECKS_NANOS;
    while (until - now > 0 && !(endsWithTheLast && left.get() == 0)) {
      sleep(Math.min(until - now, nextCheck - now), endsWithTheLast);
      now = clock.nanoTime();
      if (now - nextCheck >= 0) {
        giveUpAfter(timeoutNanos, now);
        nextCheck = now + BETWEEN_CHECKS_NANOS;
      }
    }
  }

  private void sleep(long nanos, boolean endsWithTheLast) {
    lock.lock();
    try {
      if (!(endsWithTheLast && left.get() == 0)) {
        finished.awaitNanos(nanos);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while interactions were in flight", e);
    } finally {
      lock.unlock();
    }
  }

  private void giveUpAfter(long nanos, long now) {
    turns.forEach(turn -> turn.client().giveUpAfter(nanos, now));
  }

  /**
   * Gives up all that is in flight, and waits until it has ended.
   *
   * @throws IllegalStateException if it does not end
   */
  void giveUp() {
    long began = clock.nanoTime();
    long now = began;
    do {
      if (now - began > GIVING_UP_NANOS) {
        throw new IllegalStateException("Requests that were given up do not end.");
      }
      giveUpAfter(-1, now);
      now = clock.nanoTime();
    } while (!awaitUntil(now + BETWEEN_LAST_CHECKS_NANOS));
  }
}
