package org.rubisee.bench.fault;

import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.measurement.Progress;
import org.rubisee.measurement.load.ArrivalMode;

/**
 * Further clients, who come together and leave together, several times in a trial. The emulator of
 * those who were there before has them too: a program that starts when the crowd comes would take
 * the processors of the site, and its first requests would wait for itself.
 *
 * <p>A crowd that does not count comes first, for practice. To wait at the gate and to be refused
 * are ways through the site's servers that nobody has gone before, so these would compile them when
 * they are short of processors, and would compile again what they had compiled for other requests.
 */
final class Crowd implements Injection {

  /** For each client that was there, so many are there with it. */
  static final int TIMES_THE_CLIENTS = 3;

  /** The emulator says how many were there when a second is over. */
  private static final long SECONDS_UNTIL_TOLD = 1;

  private static final long PATIENCE_SECONDS = 30;

  /** The site is well a few seconds after the practice, and compiles some more. */
  private static final long REST_SECONDS = 60;

  /** Fewer crowds say nothing of how much their shares of the throughput vary. */
  private static final int LEAST_CROWDS = 3;

  /** How long the practice lasts, then each crowd, and the time after it. */
  record Seconds(long practice, long stay, long pause) {

    /** Those of an experiment: a recovery that is still in time is seen before the next crowd. */
    static final Seconds STANDARD =
        new Seconds(
            30,
            (long) FaultKind.CROWD.seconds(),
            (long) Recovery.OF_CROWD.limitSeconds() + Recovery.OF_CROWD.wellSeconds());

    /** From a crowd to the next one. */
    long turn() {
      return stay + SECONDS_UNTIL_TOLD + pause;
    }
  }

  private final int clients;
  private final Seconds seconds;
  private int present;

  /**
   * A crowd that has not come yet.
   *
   * @param clients how many are there without it, from 1
   */
  Crowd(int clients) {
    this(clients, Seconds.STANDARD);
  }

  /** The same with other times. */
  Crowd(int clients, Seconds seconds) {
    this.clients = clients;
    this.seconds = seconds;
  }

  /** How long the practice and the rest after it take, from the end of the warm-up. */
  static double secondsBefore() {
    return SECONDS_UNTIL_TOLD + Seconds.STANDARD.practice() + REST_SECONDS;
  }

  /** How long the fewest crowds take that can be judged, from the start of the first one. */
  static double leastSeconds() {
    return LEAST_CROWDS * Seconds.STANDARD.turn() + SECONDS_UNTIL_TOLD;
  }

  /**
   * When the crowds come of which each, and the time after it, ends before a moment.
   *
   * @param first when the first one comes, seconds
   * @param end the moment, seconds since the same time
   */
  static DoubleStream starts(double first, double end) {
    double turn = Seconds.STANDARD.turn();
    return IntStream.range(0, (int) ((end - first) / turn)).mapToDouble(i -> first + i * turn);
  }

  /** All clients, with those who come. */
  ClientRange withIt() {
    return ClientRange.of(TIMES_THE_CLIENTS * clients);
  }

  /**
   * How many clients the emulator has over time.
   *
   * @param fromSeconds when each crowd comes, seconds since the end of the warm-up, ascending;
   *     rounded up. It stays as long as it should once {@link #prepare} knows of it
   */
  Arrivals comingAt(DoubleStream fromSeconds) {
    StringJoiner steps = new StringJoiner(",", "steps:", "");
    steps.add("0=" + clients);
    add(steps, SECONDS_UNTIL_TOLD, seconds.practice());
    fromSeconds.forEach(
        from -> add(steps, (long) Math.ceil(from), seconds.stay() + SECONDS_UNTIL_TOLD));
    return Arrivals.of(ArrivalMode.CLOSED, steps.toString());
  }

  private void add(StringJoiner steps, long from, long stay) {
    steps.add(from + "=" + withIt().count()).add(from + stay + "=" + clients);
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
