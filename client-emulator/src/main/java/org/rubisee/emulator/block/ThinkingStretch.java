package org.rubisee.emulator.block;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.rubisee.emulator.client.Client;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.client.ThinkingClient;
import org.rubisee.measurement.Phase;

/**
 * Clients who think before each interaction, for a while: a closed loop that is held before and
 * after it. It settles, is measured, and then waits for the interactions in flight. A client that
 * still thinks at the end keeps the rest of its think time.
 */
final class ThinkingStretch {

  private static final long NANOS_PER_SECOND = TimeUnit.SECONDS.toNanos(1);

  private final List<Turn> turns;
  private final ClientSetting setting;
  private final Scheduler scheduler;
  private final Unfinished thinkers;

  private long endNanos;
  private volatile long lastIssuedNanos;

  /** Is told of the instants at which phases begin. */
  interface Instants {
    /** A phase begins now. */
    void reached(Phase phase, long nanos);

    /** A second of a phase is over; nanoseconds of the clock. */
    void second(long nanos);
  }

  /**
   * A stretch.
   *
   * @param turns of the clients that take part, none in flight
   */
  ThinkingStretch(List<Turn> turns, ClientSetting setting, Scheduler scheduler) {
    this.turns = List.copyOf(turns);
    this.setting = setting;
    this.scheduler = scheduler;
    thinkers = new Unfinished(this.turns, setting, turns.size());
  }

  /** A client until the stretch ends. */
  private final class Thinker extends ThinkingClient {
    private final Turn turn;

    Thinker(Turn turn) {
      super(scheduler);
      this.turn = turn;
    }

    @Override
    protected Client client() {
      return turn.client();
    }

    @Override
    protected long thinksUntil(long from) {
      if (from - endNanos >= 0) {
        return stop();
      }
      long due = from + turn.thinkNanos();
      if (due - endNanos >= 0) {
        turn.keep(due - endNanos);
        return stop();
      }
      return due;
    }

    @Override
    protected void act(long due) {
      long now = now();
      if (now - endNanos >= 0) {
        turn.keep(0);
        stop();
      } else {
        lastIssuedNanos = now;
        turn.issue(due);
      }
    }

    private long stop() {
      thinkers.remove(1);
      return NEVER;
    }
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
    long began = scheduler.nanoTime();
    long settledNanos = began + settlingNanos;
    endNanos = settledNanos + measuredNanos;
    lastIssuedNanos = began;
    List<Thinker> all = turns.stream().map(Thinker::new).toList();
    all.forEach(thinker -> thinker.turn.join(thinker));
    enter(Phase.WARM_UP, instants);
    all.forEach(thinker -> thinker.think(began));
    pass(began, settledNanos, instants);
    enter(Phase.MEASURE, instants);
    pass(settledNanos, endNanos, instants);
    enter(Phase.COOL_DOWN, instants);
    if (!thinkers.awaitUntil(began + limitNanos)) {
      thinkers.giveUp();
    }
  }

  /** When the last interaction was issued. */
  long lastIssuedNanos() {
    return lastIssuedNanos;
  }

  private void enter(Phase phase, Instants instants) {
    long now = scheduler.nanoTime();
    setting.measurements().enter(phase);
    instants.reached(phase, now);
  }

  /** Lets a phase pass, and tells of its seconds. */
  private void pass(long from, long to, Instants instants) {
    for (long end = from + NANOS_PER_SECOND; to - end >= 0; end += NANOS_PER_SECOND) {
      thinkers.passUntil(end);
      instants.second(scheduler.nanoTime());
    }
    thinkers.passUntil(to);
  }
}
