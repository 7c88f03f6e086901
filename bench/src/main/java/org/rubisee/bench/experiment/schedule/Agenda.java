package org.rubisee.bench.experiment.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.TrialPoint;

/**
 * What is to be measured, and how often.
 *
 * @param points points that are known beforehand
 * @param searched curves whose peak is searched for
 * @param pastPeak those of them that are profiled once with more clients than their peak has
 * @param trials trials of each point, from 1; profiled points get one
 * @param seed decides the order
 */
public record Agenda(
    List<PlannedPoint> points,
    List<SweepSchedule.Series> searched,
    List<SweepSchedule.Series> pastPeak,
    int trials,
    long seed) {

  /** Copies the lists; a point that is named twice is measured once, at its earliest turn. */
  public Agenda {
    points = distinct(points);
    searched = List.copyOf(searched);
    pastPeak = List.copyOf(pastPeak);
  }

  /** One that profiles nothing past a peak. */
  public Agenda(
      List<PlannedPoint> points, List<SweepSchedule.Series> searched, int trials, long seed) {
    this(points, searched, List.of(), trials, seed);
  }

  /** Points that are known beforehand, no search. */
  public static Agenda of(List<PlannedPoint> points, int trials, long seed) {
    return new Agenda(points, List.of(), trials, seed);
  }

  /** The trials of the points that are known beforehand, in their order. */
  public List<TrialPoint> order() {
    return fixed().order();
  }

  /**
   * The order of all trials, repetition by repetition: the known points, then the searches and
   * their curves. So a machine that changes meanwhile changes both alike.
   *
   * @param thinkSeconds mean think time of the clients, which the knee of a curve depends on
   */
  public Schedule schedule(double thinkSeconds) {
    FixedSchedule fixed = fixed();
    SweepSchedule sweep =
        new SweepSchedule(
            searched,
            pastPeak,
            new SweepSchedule.Trials(trials, fixed.order().size() + 1),
            LoadSearch.Limits.STANDARD.withThinkSeconds(thinkSeconds),
            seed);
    return new Schedule() {
      @Override
      public Optional<Step> next(List<Measured> done) {
        Optional<Step> searched = sweep.next(done);
        return fixed
            .next(done)
            .filter(listed -> searched.map(next -> isNoLater(listed, next)).orElse(true))
            .or(() -> searched);
      }

      @Override
      public int expectedTrials(List<Measured> done) {
        return fixed.expectedTrials(done) + sweep.expectedTrials(done);
      }
    };
  }

  /** Whether there is nothing to be measured. */
  public boolean isEmpty() {
    return points.isEmpty() && searched.isEmpty();
  }

  /** Whether a configuration is measured, or profiled. */
  public boolean asksFor(String configuration) {
    return points.stream().anyMatch(point -> point.configuration().equals(configuration))
        || searched.stream().anyMatch(one -> one.configuration().equals(configuration));
  }

  private static boolean isNoLater(Step listed, Step searched) {
    return listed.point().repetition() <= searched.point().repetition();
  }

  private FixedSchedule fixed() {
    return new FixedSchedule(points, trials, seed);
  }

  private static List<PlannedPoint> distinct(List<PlannedPoint> points) {
    List<PlannedPoint> distinct = new ArrayList<>();
    for (PlannedPoint point : points) {
      Optional<PlannedPoint> known = distinct.stream().filter(point::isSamePoint).findFirst();
      if (known.isEmpty()) {
        distinct.add(point);
      } else if (point.turn() < known.get().turn()) {
        distinct.set(distinct.indexOf(known.get()), point);
      }
    }
    return List.copyOf(distinct);
  }
}
