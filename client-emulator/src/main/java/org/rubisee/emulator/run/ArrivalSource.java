package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.load.RateChange;
import org.rubisee.emulator.record.Measurements;

/**
 * Passes arrivals on when they are due, and counts them: those that a client takes are offered to
 * the site, the others are not. If the emulator is late, arrivals keep the moments at which they
 * were due.
 */
final class ArrivalSource {

  /** Clients and arrivals are numbered from 1; this number is left for when arrivals are due. */
  private static final long NUMBER_OF_PROCESS = 0;

  /** The numbers of draws after changes of the rate count from here; no client is there. */
  private static final long NUMBER_OF_CHANGES = Long.MIN_VALUE;

  private static final double NANOS_PER_SECOND = 1e9;

  private final ArrivalProcess process;
  private final Scheduler scheduler;
  private final Measurements measurements;
  private final LongPredicate own;
  private final Taker taker;

  /**
   * Arrivals that were drawn and not passed on: those of other processes up to the own next one.
   */
  private final List<Double> ahead = new ArrayList<>();

  private long beganNanos;
  private double nextSecond;
  private long number;
  private double takenSecond;

  /** Which call of {@link #wake} counts; those that were ordered before a change do not. */
  private long wakes;

  /** Takes arrivals, one at a time. */
  @FunctionalInterface
  interface Taker {

    /**
     * Something arrives.
     *
     * @param number of the arrival, from 1
     * @param dueNanos when it was due, by the scheduler's clock
     * @return false: all clients are busy
     */
    boolean take(long number, long dueNanos);
  }

  /**
   * @param own the numbers of the arrivals that this process has; the others belong to processes
   *     that run beside it
   */
  ArrivalSource(
      Timetable timetable,
      ClientSetting setting,
      Scheduler scheduler,
      LongPredicate own,
      Taker taker) {
    long seed = setting.seed();
    process =
        new ArrivalProcess(
            timetable,
            changes ->
                new SplittableRandom(
                    Seeds.of(
                        seed, changes == 0 ? NUMBER_OF_PROCESS : NUMBER_OF_CHANGES + changes)));
    this.scheduler = scheduler;
    measurements = setting.measurements();
    this.own = own;
    this.taker = taker;
  }

  /** The run begins now. */
  synchronized void start() {
    beganNanos = scheduler.nanoTime();
    advance();
    wake(wakes);
  }

  /**
   * Changes the rate after the begin of the run. Arrivals before the change stay as they are.
   * Processes that share a load have the same arrivals after it, too, if it holds from the same
   * moment in all of them.
   *
   * @return from when it holds, seconds since the run began: later than asked for if this process
   *     has passed on a later arrival
   */
  synchronized double change(RateChange change) {
    double from =
        process.change(new RateChange(Math.max(takenSecond, change.fromSecond()), change.order()));
    int before = 0;
    while (before < ahead.size() && ahead.get(before) < from) {
      before++;
    }
    if (before < ahead.size()) {
      number -= ahead.size() - before;
      ahead.subList(before, ahead.size()).clear();
      drawNext();
      wakes++;
      wakeForNext();
    }
    return from;
  }

  private synchronized void wake(long ordered) {
    if (ordered != wakes) {
      return;
    }
    while (nextSecond != ArrivalProcess.NONE && dueNanos() <= scheduler.nanoTime()) {
      takenSecond = nextSecond;
      measurements.arrived(taker.take(number, dueNanos()));
      advance();
    }
    wakeForNext();
  }

  private void wakeForNext() {
    if (nextSecond != ArrivalProcess.NONE) {
      long ordered = wakes;
      scheduler.wakeAt(dueNanos(), () -> wake(ordered));
    }
  }

  /** To the next arrival that this process has. */
  private void advance() {
    ahead.clear();
    drawNext();
  }

  private void drawNext() {
    do {
      nextSecond = process.next();
      ahead.add(nextSecond);
      number++;
    } while (nextSecond != ArrivalProcess.NONE && !own.test(number));
  }

  private long dueNanos() {
    return beganNanos + (long) (nextSecond * NANOS_PER_SECOND);
  }
}
