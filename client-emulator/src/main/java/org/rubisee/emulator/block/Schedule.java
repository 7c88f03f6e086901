package org.rubisee.emulator.block;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.rubisee.emulator.client.Seeds;
import org.rubisee.measurement.block.BlockCommand;

/**
 * When interactions of a stretch are due.
 *
 * @param offered how many there are
 * @param firstNanos those that are due without any having ended, since the begin of the stretch,
 *     ascending
 * @param isClosed whether each interaction that has ended makes another one due
 */
record Schedule(long offered, long[] firstNanos, boolean isClosed) {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final int MOST_ARRIVALS = 10_000_000;

  /** A fixed number of interactions are in flight, until the last is issued. */
  static Schedule saturating(BlockCommand.Saturate command) {
    int atOnce = (int) Math.min(command.busy(), command.interactions());
    return new Schedule(command.interactions(), new long[atOnce], true);
  }

  /**
   * Arrivals of a Poisson process: gaps are negative exponential and independent.
   *
   * @throws IllegalArgumentException if there would be too many
   */
  static Schedule poisson(BlockCommand.Pace command) {
    if (command.rate() * command.seconds() > MOST_ARRIVALS / 2.0) {
      throw new IllegalArgumentException(
          "rate times seconds must be at most " + MOST_ARRIVALS / 2 + ".");
    }
    SplittableRandom random = new SplittableRandom(Seeds.of(command.seed(), 0));
    long[] arrivals = new long[MOST_ARRIVALS / 10_000];
    int count = 0;
    double second = gap(command.rate(), random);
    while (second < command.seconds()) {
      if (count == arrivals.length) {
        arrivals = Arrays.copyOf(arrivals, 2 * count);
      }
      arrivals[count++] = (long) (second * NANOS_PER_SECOND);
      second += gap(command.rate(), random);
    }
    return new Schedule(count, Arrays.copyOf(arrivals, count), false);
  }

  private static double gap(double rate, SplittableRandom random) {
    return -Math.log(1 - random.nextDouble()) / rate;
  }
}
