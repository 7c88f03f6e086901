package org.rubisee.emulator.block;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.measurement.Outcome;

/**
 * Some interactions of a station: issues them as scheduled, then waits for those in flight. The
 * scheduler's thread issues what is due at a time; the I/O thread issues what is due because
 * another interaction has ended. After the stretch nothing is left to do for either.
 */
final class Stretch {

  private static final long PAUSE_AFTER_LOST_CONNECTION_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long MUST_WAIT = -1;

  private final List<Turn> turns;
  private final Schedule schedule;
  private final Scheduler scheduler;
  private final Unfinished interactions;
  private final ReentrantLock lock = new ReentrantLock();

  private int position;
  private long beganNanos;
  private long scheduled;
  private long issued;
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

  /**
   * @param turns of all clients, none in flight
   * @param position whose turn is the next
   */
  Stretch(
      List<Turn> turns,
      int position,
      Schedule schedule,
      ClientSetting setting,
      Scheduler scheduler) {
    this.turns = turns;
    this.position = position;
    this.schedule = schedule;
    this.scheduler = scheduler;
    scheduled = schedule.firstNanos().length;
    interactions = new Unfinished(turns, setting, schedule.offered());
    turns.forEach(turn -> turn.join(outcome -> ended(turn, outcome)));
  }

  /**
   * Runs to the end.
   *
   * @param limitNanos after which nothing is issued any more, and what is in flight is given up
   * @throws IllegalStateException if a request that was given up does not end
   */
  Times run(long limitNanos) {
    long beganEpochMillis = System.currentTimeMillis();
    beganNanos = scheduler.nanoTime();
    lastIssuedNanos = beganNanos;
    endedNanos = beganNanos;
    issueFirst(0);
    if (!interactions.awaitUntil(beganNanos + limitNanos)) {
      cutShort();
      interactions.giveUp();
    }
    lock.lock();
    try {
      return new Times(beganEpochMillis, beganNanos, lastIssuedNanos, endedNanos, issued);
    } finally {
      lock.unlock();
    }
  }

  /** Issues what is due without another interaction having ended, from this one on. */
  private void issueFirst(int from) {
    long[] offsets = schedule.firstNanos();
    int next = from;
    while (next < offsets.length && beganNanos + offsets[next] - scheduler.nanoTime() <= 0) {
      issueNext(beganNanos + offsets[next]);
      next++;
    }
    if (next < offsets.length) {
      int later = next;
      scheduler.wakeAt(beganNanos + offsets[later], () -> issueFirst(later));
    }
  }

  /** An interaction is due. Issues it if the client whose turn it is is free. */
  private void issueNext(long intended) {
    Turn turn;
    long issuedFor = MUST_WAIT;
    lock.lock();
    try {
      if (isCut) {
        return;
      }
      turn = turns.get(position);
      position = (position + 1) % turns.size();
      if (turn.isInFlight) {
        turn.waiting.add(intended);
      } else {
        issuedFor = take(turn, intended);
      }
    } finally {
      lock.unlock();
    }
    if (issuedFor != MUST_WAIT) {
      turn.issue(issuedFor);
    }
  }

  /** Counts an interaction as issued; from when its response time counts. */
  private long take(Turn turn, long intended) {
    turn.isInFlight = true;
    issued++;
    lastIssuedNanos = scheduler.nanoTime();
    return schedule.isClosed() ? lastIssuedNanos : intended;
  }

  /** An interaction has ended. Issues those that waited for it. */
  private void ended(Turn turn, Outcome outcome) {
    long issuedFor = MUST_WAIT;
    boolean makesAnotherDue;
    long now = scheduler.nanoTime();
    lock.lock();
    try {
      turn.isInFlight = false;
      endedNanos = now;
      if (!turn.waiting.isEmpty()) {
        issuedFor = take(turn, turn.waiting.remove());
      }
      makesAnotherDue = schedule.isClosed() && scheduled < schedule.offered();
      if (makesAnotherDue) {
        scheduled++;
      }
    } finally {
      lock.unlock();
    }
    if (issuedFor != MUST_WAIT) {
      turn.issue(issuedFor);
    }
    if (makesAnotherDue) {
      makeDue(now, outcome);
    }
    interactions.remove(1);
  }

  /** A site that is gone would otherwise be asked without any pause. */
  private void makeDue(long now, Outcome outcome) {
    if (outcome == Outcome.FAILED_CONNECTION) {
      long later = now + PAUSE_AFTER_LOST_CONNECTION_NANOS;
      scheduler.wakeAt(later, () -> issueNext(later));
    } else {
      issueNext(now);
    }
  }

  /** Drops what was not issued yet. */
  private void cutShort() {
    lock.lock();
    try {
      isCut = true;
      turns.forEach(turn -> turn.waiting.clear());
      interactions.remove(schedule.offered() - issued);
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
