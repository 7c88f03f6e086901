package org.rubisee.emulator.block;

import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Clock;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;

/**
 * Clients who think before each interaction, for a while: a closed loop that is held before and
 * after it. It settles, is measured, and then waits for the interactions in flight. The calling
 * thread ends think times and looks after time-outs. A client that still thinks at the end keeps
 * the rest of its think time.
 */
final class ThinkingStretch implements Turn.Endings {

  private static final long BETWEEN_CHECKS_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long GIVING_UP_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final double NANOS_PER_SECOND = 1e9;

  private final List<Turn> turns;
  private final ClientSetting setting;
  private final Clock clock;
  private final long timeoutNanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final PriorityQueue<Due> due = new PriorityQueue<>();

  private long lastIssuedNanos;
  private int inFlight;
  private boolean isEnding;

  /** Is told of the instants at which phases begin. */
  interface Instants {
    /** A phase begins now. */
    void reached(Phase phase, long nanos);

    /** A second of a phase is over; nanoseconds of the clock. */
    void second(long nanos);
  }

  private record Due(long nanos, Turn turn) implements Comparable<Due> {
    @Override
    public int compareTo(Due other) {
      return Long.compare(nanos - other.nanos, 0);
    }
  }

  /**
   * A stretch.
   *
   * @param turns of the clients that take part, none in flight
   */
  ThinkingStretch(List<Turn> turns, ClientSetting setting) {
    this.turns = List.copyOf(turns);
    this.setting = setting;
    clock = setting.clock();
    timeoutNanos = (long) (setting.workload().pace().timeoutSeconds() * NANOS_PER_SECOND);
    this.turns.forEach(turn -> turn.join(this));
  }

  /**
   * Runs to the end.
   *
   * @param settlingNanos how long it settles
   * @param measuredNanos how long it is measured
   * @param limitNanos after which what is in flight is given up
   * @param instants is told of the begin of each phase
   * @throws IllegalStateException if a request that was given up does not end
   */
  void run(long settlingNanos, long measuredNanos, long limitNanos, Instants instants) {
    long began = clock.nanoTime();
    lastIssuedNanos = began;
    lock.lock();
    try {
      turns.forEach(turn -> due.add(new Due(began + turn.thinkNanos(), turn)));
    } finally {
      lock.unlock();
    }
    enter(Phase.WARM_UP, began, instants);
    drive(began, settlingNanos, instants);
    enter(Phase.MEASURE, clock.nanoTime(), instants);
    drive(began, settlingNanos + measuredNanos, instants);
    long ended = clock.nanoTime();
    keepThinkTimes(ended);
    enter(Phase.COOL_DOWN, ended, instants);
    drain(began + limitNanos);
  }

  /** When the last interaction was issued. */
  long lastIssuedNanos() {
    lock.lock();
    try {
      return lastIssuedNanos;
    } finally {
      lock.unlock();
    }
  }

  private void enter(Phase phase, long nanos, Instants instants) {
    setting.measurements().enter(phase);
    instants.reached(phase, nanos);
  }

  /** Issues what is due until so long after the begin. */
  private void drive(long began, long untilNanos, Instants instants) {
    long end = began + untilNanos;
    long second = clock.nanoTime() + TimeUnit.SECONDS.toNanos(1);
    long nextCheck = clock.nanoTime() + BETWEEN_CHECKS_NANOS;
    while (end - clock.nanoTime() > 0) {
      for (Due next = nextDue(end); next != null; next = nextDue(end)) {
        next.turn().issue(next.nanos());
      }
      await(Math.min(end - clock.nanoTime(), nextCheck - clock.nanoTime()));
      long now = clock.nanoTime();
      if (now - nextCheck >= 0) {
        turns.forEach(turn -> turn.client().giveUpAfter(timeoutNanos, now));
        nextCheck = now + BETWEEN_CHECKS_NANOS;
      }
      if (now - second >= 0) {
        instants.second(now);
        second += TimeUnit.SECONDS.toNanos(1);
      }
    }
  }

  /** Takes the next that is due before the end; null if there is none. */
  private Due nextDue(long end) {
    lock.lock();
    try {
      long now = clock.nanoTime();
      Due first = due.peek();
      if (first == null || first.nanos() - now > 0 || now - end >= 0) {
        return null;
      }
      due.remove();
      inFlight++;
      lastIssuedNanos = now;
      return first;
    } finally {
      lock.unlock();
    }
  }

  /** Waits until something is due or has ended, but no longer than this. */
  private void await(long mostNanos) {
    lock.lock();
    try {
      long left = due.isEmpty() ? mostNanos : due.peek().nanos() - clock.nanoTime();
      if (Math.min(left, mostNanos) > 0 && !(isEnding && inFlight == 0)) {
        changed.awaitNanos(Math.min(left, mostNanos));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while interactions were in flight", e);
    } finally {
      lock.unlock();
    }
  }

  private void keepThinkTimes(long now) {
    lock.lock();
    try {
      isEnding = true;
      due.forEach(each -> each.turn().keep(each.nanos() - now));
      due.clear();
    } finally {
      lock.unlock();
    }
  }

  private void drain(long limit) {
    while (isInFlight()) {
      long now = clock.nanoTime();
      boolean isLate = now - limit >= 0;
      if (now - limit > GIVING_UP_NANOS) {
        throw new IllegalStateException("Requests that were given up do not end.");
      }
      turns.forEach(turn -> turn.client().giveUpAfter(isLate ? -1 : timeoutNanos, now));
      await(BETWEEN_CHECKS_NANOS / 10);
    }
  }

  private boolean isInFlight() {
    lock.lock();
    try {
      return inFlight > 0;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void ended(Turn turn, Outcome outcome) {
    lock.lock();
    try {
      inFlight--;
      long pause = setting.thinkTimes().pauseNanosAfter(outcome);
      Due next = new Due(clock.nanoTime() + turn.thinkNanos() + pause, turn);
      if (!isEnding) {
        due.add(next);
      }
      if (due.peek() == next || isEnding && inFlight == 0) {
        changed.signal();
      }
    } finally {
      lock.unlock();
    }
  }
}
