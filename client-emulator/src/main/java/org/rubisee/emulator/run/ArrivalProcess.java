package org.rubisee.emulator.run;

import java.util.SplittableRandom;

/**
 * The moments of a Poisson process whose rate follows a timetable, by thinning (Lewis and Shedler,
 * Naval Research Logistics Quarterly 26, 1979): arrivals at the highest rate are kept with the
 * probability rate / highest rate.
 */
final class ArrivalProcess {

  /** After the last arrival. */
  static final double NONE = Double.POSITIVE_INFINITY;

  private final Timetable timetable;
  private final SplittableRandom random;
  private double second;

  /** A process whose rate is that of the timetable. */
  ArrivalProcess(Timetable timetable, SplittableRandom random) {
    this.timetable = timetable;
    this.random = random;
  }

  /** The next arrival, seconds since the run began; {@link #NONE} if the run ends before it. */
  double next() {
    double highest = timetable.schedule().max();
    if (highest == 0) {
      return NONE;
    }
    do {
      second -= Math.log(1 - random.nextDouble()) / highest;
    } while (second < timetable.endSeconds()
        && random.nextDouble() * highest >= timetable.at(second));
    return second < timetable.endSeconds() ? second : NONE;
  }
}
