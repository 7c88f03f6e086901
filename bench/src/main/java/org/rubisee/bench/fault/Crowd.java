package org.rubisee.bench.fault;

import java.util.concurrent.TimeUnit;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.load.ArrivalMode;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.measurement.Progress;

/**
 * Further clients, who come together and leave together. The emulator of those who were there
 * before has them too: a program that starts when the crowd comes would take the processors of the
 * site, and its first requests would wait for itself.
 *
 * <p>A crowd that does not count comes first, for practice. To wait at the gate and to be refused
 * are ways through the site's servers that nobody has gone before, so these would compile them when
 * they are short of processors, and would compile again what they had compiled for other requests.
 */
final class Crowd implements Injection {

  /** For each client that was there, so many come. */
  private static final int FURTHER_CLIENTS = 2;

  /** The emulator says how many were there when a second is over. */
  private static final long SECONDS_UNTIL_TOLD = 1;

  private static final long PATIENCE_SECONDS = 30;

  private static final long PRACTICE_SECONDS = 30;

  /** The site is well a few seconds after a crowd has left, and compiles some more. */
  private static final long REST_SECONDS = 60;

  private final int clients;
  private final long practiceSeconds;
  private int present;

  /**
   * A crowd that has not come yet.
   *
   * @param clients how many are there without it, from 1
   */
  Crowd(int clients) {
    this(clients, PRACTICE_SECONDS);
  }

  /** The same with a practice of another length. */
  Crowd(int clients, long practiceSeconds) {
    this.clients = clients;
    this.practiceSeconds = practiceSeconds;
  }

  /** How long the practice and the rest after it take, from the end of the warm-up. */
  static double secondsBefore() {
    return SECONDS_UNTIL_TOLD + PRACTICE_SECONDS + REST_SECONDS;
  }

  /** All clients, with those who come. */
  ClientRange withIt() {
    return ClientRange.of(clients + FURTHER_CLIENTS * clients);
  }

  /**
   * How many clients the emulator has over time.
   *
   * @param fromSecond when the crowd comes, seconds since the end of the warm-up; rounded up
   * @param seconds how long it stays at least, once {@link #prepare} knows of it
   */
  Arrivals comingAt(double fromSecond, double seconds) {
    long from = (long) Math.ceil(fromSecond);
    long to = from + (long) Math.ceil(seconds) + SECONDS_UNTIL_TOLD;
    return Arrivals.of(
        ArrivalMode.CLOSED,
        practice() + ",%d=%d,%d=%d".formatted(from, withIt().count(), to, clients));
  }

  /** The same where it comes for practice only. */
  Arrivals practicing() {
    return Arrivals.of(ArrivalMode.CLOSED, practice());
  }

  private String practice() {
    return "steps:0=%d,%d=%d,%d=%d"
        .formatted(
            clients,
            SECONDS_UNTIL_TOLD,
            withIt().count(),
            SECONDS_UNTIL_TOLD + practiceSeconds,
            clients);
  }

  /** The emulator says how far it is. */
  synchronized void see(Progress progress) {
    present = progress.clients();
    notifyAll();
  }

  /** Waits until all are there. */
  @Override
  public synchronized void prepare() throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (present < withIt().count()) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new CommandFailedException(
            "The clients of the crowd did not come within " + PATIENCE_SECONDS + " s");
      }
      wait(left);
    }
  }

  @Override
  public void begin() {
    // They are there.
  }

  @Override
  public void end() {
    // They leave by themselves.
  }
}
