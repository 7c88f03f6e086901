package org.rubisee.emulator.run;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/**
 * The moments of a Poisson process whose rate follows a timetable, by thinning (Lewis and Shedler,
 * Naval Research Logistics Quarterly 26, 1979): arrivals at the highest rate are kept with the
 * probability rate / highest rate.
 *
 * <p>Where the rate is changed, the process begins again with draws of its own. It has no memory, so
 * it stays a Poisson process, and what came before the change stays the same.
 */
final class ArrivalProcess {

  /** After the last arrival. */
  static final double NONE = Double.POSITIVE_INFINITY;

  private final Timetable timetable;
  private final List<RateChange> changes;
  private final IntFunction<SplittableRandom> draws;
  private SplittableRandom random;
  private int changed;
  private double second;

  /** A process whose rate is that of the timetable. */
  ArrivalProcess(Timetable timetable, SplittableRandom random) {
    this(timetable, List.of(), number -> random);
  }

  /**
   * A process with changes.
   *
   * @param changes by time
   * @param draws those that follow so many changes, from 0
   */
  ArrivalProcess(
      Timetable timetable, List<RateChange> changes, IntFunction<SplittableRandom> draws) {
    this.timetable = timetable;
    this.changes = List.copyOf(changes);
    this.draws = draws;
    random = draws.apply(0);
  }

  /** The next arrival, seconds since the run began; {@link #NONE} if the run ends before it. */
  double next() {
    while (!findBefore(end())) {
      if (changed == changes.size() || end() >= timetable.endSeconds()) {
        return NONE;
      }
      second = end();
      changed++;
      random = draws.apply(changed);
    }
    return second;
  }

  /** Until when the present rate holds. */
  private double end() {
    return changed == changes.size()
        ? timetable.endSeconds()
        : Math.min(timetable.endSeconds(), changes.get(changed).fromSecond());
  }

  /** Moves to the next arrival; false: it would not be before this end. */
  private boolean findBefore(double end) {
    double highest = rate(timetable.schedule().max());
    if (highest == 0) {
      return false;
    }
    do {
      second -= Math.log(1 - random.nextDouble()) / highest;
    } while (second < end && random.nextDouble() * highest >= rate(timetable.at(second)));
    return second < end;
  }

  private double rate(double scheduled) {
    return changed == 0 ? scheduled : changes.get(changed - 1).of(scheduled);
  }
}
