package org.rubisee.emulator.run;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import org.rubisee.emulator.load.RateChange;

/**
 * The moments of a Poisson process whose rate follows a timetable, by thinning (Lewis and Shedler,
 * Naval Research Logistics Quarterly 26, 1979): arrivals at the highest rate are kept with the
 * probability rate / highest rate.
 *
 * <p>Where the rate is changed, the process begins again with draws of its own. It has no memory,
 * so it stays a Poisson process, and what came before the change stays the same. It does not matter
 * how early a change is known.
 */
final class ArrivalProcess {

  /** After the last arrival. */
  static final double NONE = Double.POSITIVE_INFINITY;

  private final Timetable timetable;
  private final IntFunction<SplittableRandom> draws;
  private final List<RateChange> changes = new ArrayList<>();
  private SplittableRandom random;
  private double second;

  /** How many of the changes hold at the present second. */
  private int reached;

  /**
   * A process whose rate is that of the timetable.
   *
   * @param draws those after so many changes, from 0
   */
  ArrivalProcess(Timetable timetable, IntFunction<SplittableRandom> draws) {
    this.timetable = timetable;
    this.draws = draws;
    random = draws.apply(0);
  }

  /** The next arrival, seconds since the run began; {@link #NONE} if the run ends before it. */
  double next() {
    while (!findBefore(end())) {
      if (reached == changes.size() || end() >= timetable.endSeconds()) {
        return NONE;
      }
      reach(reached + 1);
    }
    return second;
  }

  /**
   * Changes the rate. Arrivals that {@link #next} gave for later moments than the change count no
   * more: it goes on with the first one after the change.
   *
   * @param change never before an earlier one: otherwise it holds from the same moment as that
   * @return from when it holds, seconds since the run began
   */
  double change(RateChange change) {
    double from =
        changes.isEmpty()
            ? change.fromSecond()
            : Math.max(change.fromSecond(), changes.get(changes.size() - 1).fromSecond());
    changes.add(new RateChange(from, change.order()));
    if (second > from) {
      reach(changes.size());
    }
    return from;
  }

  private void reach(int newReached) {
    reached = newReached;
    second = changes.get(reached - 1).fromSecond();
    random = draws.apply(reached);
  }

  /** Until when the present rate holds. */
  private double end() {
    return reached == changes.size()
        ? timetable.endSeconds()
        : Math.min(timetable.endSeconds(), changes.get(reached).fromSecond());
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
    return reached == 0 ? scheduled : changes.get(reached - 1).order().insteadOf(scheduled);
  }
}
