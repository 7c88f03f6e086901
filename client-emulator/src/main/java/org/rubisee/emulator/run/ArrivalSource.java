package org.rubisee.emulator.run;

import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import org.rubisee.emulator.client.ClientSetting;
import org.rubisee.emulator.client.Scheduler;
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

  private final ArrivalProcess process;
  private final Scheduler scheduler;
  private final Measurements measurements;
  private final LongPredicate own;
  private final Taker taker;

  private long beganNanos;
  private double nextSecond;
  private long number;

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
    process =
        new ArrivalProcess(
            timetable, new SplittableRandom(Seeds.of(setting.seed(), NUMBER_OF_PROCESS)));
    this.scheduler = scheduler;
    measurements = setting.measurements();
    this.own = own;
    this.taker = taker;
  }

  /** The run begins now. */
  synchronized void start() {
    beganNanos = scheduler.nanoTime();
    advance();
    wake();
  }

  private synchronized void wake() {
    while (nextSecond != ArrivalProcess.NONE && dueNanos() <= scheduler.nanoTime()) {
      measurements.arrived(taker.take(number, dueNanos()));
      advance();
    }
    if (nextSecond != ArrivalProcess.NONE) {
      scheduler.wakeAt(dueNanos(), this::wake);
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
