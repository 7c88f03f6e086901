package org.rubisee.emulator.block;

import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Clock;
import org.rubisee.measurement.Outcome;

/**
 * Some interactions of a station: issues them as scheduled, then waits for those in flight. The
 * calling thread issues what is due at a time and looks after time-outs; the I/O thread issues what
 * is due because another interaction has ended. After the stretch nothing is left to do for either.
 */
final class Stretch implements Turn.Endings {

  private static final long PAUSE_AFTER_LOST_CONNECTION_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long BETWEEN_CHECKS_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long BETWEEN_LAST_CHECKS_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long GIVING_UP_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final double NANOS_PER_SECOND = 1e9;

  private final List<Turn> turns;
  private final Schedule schedule;
  private final Clock clock;
  private final long timeoutNanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** When interactions are due, nanoseconds since the begin. */
  private final PriorityQueue<Long> due = new PriorityQueue<>();

  private int position;
  private long beganNanos;
  private long scheduled;
  private long issued;
  private long inFlight;
  private long lastIssuedNanos;
  private long endedNanos;
  private boolean isCut;

  /**
   * When a stretch was, on the clients' clock, and what was issued.
   *
   * @param beganEpochMillis its begin on the clock of the computer
   * @param beganNanos when its first interaction was due
   * @param lastIssuedNanos when its last interaction was issued
   * @param endedNanos when its last interaction had ended
   * @param issued how many were issued
   */
  record Times(
      long beganEpochMillis, long beganNanos, long lastIssuedNanos, long endedNanos, long issued) {}

  private record Issue(Turn turn, long intendedNanos) {
    void send() {
      turn.issue(intendedNanos);
    }
  }

  /**
   * @param turns of all clients, none in flight
   * @param position whose turn is the next
   */
  Stretch(List<Turn> turns, int position, Schedule schedule, ClientSetting setting) {
    this.turns = turns;
    this.position = position;
    this.schedule = schedule;
    clock = setting.clock();
    timeoutNanos = (long) (setting.workload().pace().timeoutSeconds() * NANOS_PER_SECOND);
    turns.forEach(turn -> turn.join(this));
  }

  /**
   * Runs to the end.
   *
   * @param limitNanos after which nothing is issued any more, and what is in flight is given up
   * @throws IllegalStateException if a request that was given up does not end
   */
  Times run(long limitNanos) {
    long beganEpochMillis = System.currentTimeMillis();
    begin();
    issueDue();
    long nextCheck = BETWEEN_CHECKS_NANOS;
    while (!waitUntil(Math.min(nextCheck, limitNanos))) {
      issueDue();
      long now = clock.nanoTime();
      long elapsed = now - beganNanos;
      if (elapsed >= limitNanos) {
        cutShort();
        return times(beganEpochMillis);
      }
      if (elapsed >= nextCheck) {
        turns.forEach(turn -> turn.client().giveUpAfter(timeoutNanos, now));
        nextCheck = elapsed + BETWEEN_CHECKS_NANOS;
      }
    }
    return times(beganEpochMillis);
  }

  private void begin() {
    lock.lock();
    try {
      beganNanos = clock.nanoTime();
      lastIssuedNanos = beganNanos;
      endedNanos = beganNanos;
      for (long offset : schedule.firstNanos()) {
        due.add(offset);
        scheduled++;
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits until something is due, but no longer than this; true: the stretch is over. */
  private boolean waitUntil(long offset) {
    lock.lock();
    try {
      long until = due.isEmpty() ? offset : Math.min(offset, due.peek());
      long left = until - (clock.nanoTime() - beganNanos);
      if (!isOver() && left > 0) {
        changed.awaitNanos(left);
      }
      return isOver();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while interactions were in flight", e);
    } finally {
      lock.unlock();
    }
  }

  private boolean isOver() {
    return inFlight == 0 && due.isEmpty();
  }

  private void issueDue() {
    for (Issue next = nextDue(); next != null; next = nextDue()) {
      next.send();
    }
  }

  /** Takes the next that is due and whose client is free; null if there is none. */
  private Issue nextDue() {
    lock.lock();
    try {
      while (!due.isEmpty() && due.peek() <= clock.nanoTime() - beganNanos) {
        long intended = beganNanos + due.remove();
        Turn turn = turns.get(position);
        position = (position + 1) % turns.size();
        if (!turn.isInFlight) {
          return issue(turn, intended);
        }
        turn.waiting.add(intended);
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  private Issue issue(Turn turn, long intended) {
    turn.isInFlight = true;
    inFlight++;
    issued++;
    lastIssuedNanos = clock.nanoTime();
    return new Issue(turn, schedule.isClosed() ? lastIssuedNanos : intended);
  }

  /** An interaction has ended. Issues those that waited for it. */
  @Override
  public void ended(Turn turn, Outcome outcome) {
    Issue waited = null;
    lock.lock();
    try {
      turn.isInFlight = false;
      inFlight--;
      endedNanos = clock.nanoTime();
      if (!turn.waiting.isEmpty()) {
        waited = issue(turn, turn.waiting.remove());
      }
      if (schedule.isClosed() && !isCut && scheduled < schedule.offered()) {
        due.add(endedNanos - beganNanos + pauseAfter(outcome));
        scheduled++;
      }
      if (isOver() || pauseAfter(outcome) > 0) {
        changed.signal();
      }
    } finally {
      lock.unlock();
    }
    if (waited != null) {
      waited.send();
    }
    issueDue();
  }

  /** A site that is gone would otherwise be asked without any pause. */
  private static long pauseAfter(Outcome outcome) {
    return outcome == Outcome.FAILED_CONNECTION ? PAUSE_AFTER_LOST_CONNECTION_NANOS : 0;
  }

  /** Drops what is due, and gives up what is in flight. */
  private void cutShort() {
    lock.lock();
    try {
      isCut = true;
      due.clear();
      turns.forEach(turn -> turn.waiting.clear());
    } finally {
      lock.unlock();
    }
    long latest = clock.nanoTime() - beganNanos + GIVING_UP_NANOS;
    long elapsed;
    do {
      long now = clock.nanoTime();
      turns.forEach(turn -> turn.client().giveUpAfter(-1, now));
      elapsed = now - beganNanos;
      if (elapsed > latest) {
        throw new IllegalStateException("Requests that were given up do not end.");
      }
    } while (!waitUntil(elapsed + BETWEEN_LAST_CHECKS_NANOS));
  }

  private Times times(long beganEpochMillis) {
    lock.lock();
    try {
      return new Times(beganEpochMillis, beganNanos, lastIssuedNanos, endedNanos, issued);
    } finally {
      lock.unlock();
    }
  }

  /** Whose turn is the next. */
  int position() {
    lock.lock();
    try {
      return position;
    } finally {
      lock.unlock();
    }
  }
}
