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
 */
final class Crowd implements Injection {

  /** For each client that was there, so many come. */
  private static final int FURTHER_CLIENTS = 2;

  /** The emulator says how many were there when a second is over. */
  private static final long SECONDS_UNTIL_TOLD = 1;

  private static final long PATIENCE_SECONDS = 30;

  private final int clients;
  private int present;

  /**
   * A crowd that has not come yet.
   *
   * @param clients how many are there without it, from 1
   */
  Crowd(int clients) {
    this.clients = clients;
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
        "steps:0=%d,%d=%d,%d=%d".formatted(clients, from, withIt().count(), to, clients));
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
