package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.emulator.record.Measurements;

/**
 * Passes arrivals on when they are due, and counts them: those that a client takes are offered to
 * the site, the others are not. If the emulator is late, arrivals keep the moments at which they
 * were due.
 */
final class ArrivalSource {

  /** Clients and arrivals are numbered from 1; this number is left for when arrivals are due. */
  private static final long NUMBER_OF_PROCESS = 0;

  private static final double NANOS_PER_SECOND = 1e9;

  private final Timetable timetable;
  private final long seed;
  private final List<RateChange> changes = new ArrayList<>();
  private final Scheduler scheduler;
  private final Measurements measurements;
  private final LongPredicate own;
  private final Taker taker;
  private ArrivalProcess process;
  private long beganNanos;
  private double nextSecond;
  private long number;
  private long takenNumber;
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
    this.timetable = timetable;
    seed = setting.seed();
    process = process();
    this.scheduler = scheduler;
    measurements = setting.measurements();
    this.own = own;
    this.taker = taker;
  }

  /** Arrivals under all changes that are known. The numbers of their draws are nobody's. */
  private ArrivalProcess process() {
    return new ArrivalProcess(
        timetable,
        changes,
        changed ->
            new SplittableRandom(
                Seeds.of(seed, changed == 0 ? NUMBER_OF_PROCESS : Long.MIN_VALUE + changed)));
  }

  /** The run begins now. */
  synchronized void start() {
    beganNanos = scheduler.nanoTime();
    advance();
    wake(wakes);
  }

  /**
   * Changes the rate. Arrivals before the change stay as they are. Processes that share a load have
   * the same arrivals after it, too, if none of them is told too late.
   *
   * @return false: it is too late, as a later arrival was passed on; the rate changes from then on
   */
  synchronized boolean change(RateChange change) {
    double earliest =
        Math.max(takenSecond, changes.isEmpty() ? 0 : changes.get(changes.size() - 1).fromSecond());
    changes.add(
        new RateChange(Math.max(earliest, Math.max(0, change.fromSecond())), change.order()));
    process = process();
    number = 0;
    do {
      advance();
    } while (nextSecond != ArrivalProcess.NONE && number <= takenNumber);
    wakes++;
    wakeForNext();
    return change.fromSecond() >= takenSecond;
  }

  private synchronized void wake(long ordered) {
    if (ordered != wakes) {
      return;
    }
    while (nextSecond != ArrivalProcess.NONE && dueNanos() <= scheduler.nanoTime()) {
      takenNumber = number;
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
    do {
      nextSecond = process.next();
      number++;
    } while (nextSecond != ArrivalProcess.NONE && !own.test(number));
  }

  private long dueNanos() {
    return beganNanos + (long) (nextSecond * NANOS_PER_SECOND);
  }
}
