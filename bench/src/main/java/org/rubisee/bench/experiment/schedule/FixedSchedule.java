package org.rubisee.bench.experiment.schedule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rubisee.bench.results.TrialPoint;

/**
 * Points that are known beforehand: every point once, then every point again, each time in another
 * order that the seed decides. A slow hour of the machine meets them all.
 */
public final class FixedSchedule implements Schedule {

  private final List<Step> order;

  /**
   * An order of trials.
   *
   * @param trials trials of each point, from 1; profiled points get one
   */
  public FixedSchedule(List<PlannedPoint> points, int trials, long seed) {
    List<Step> steps = new ArrayList<>();
    Random random = new Random(seed);
    for (int repetition = 1; repetition <= trials; repetition++) {
      for (PlannedPoint point : round(points, repetition, random)) {
        TrialPoint trial = point.trial(steps.size() + 1, repetition);
        steps.add(new Step(trial, point.turn(), "round " + repetition));
      }
    }
    order = List.copyOf(steps);
  }

  /** All trials in their order. */
  public List<TrialPoint> order() {
    return order.stream().map(Step::point).toList();
  }

  @Override
  public Optional<Step> next(List<Measured> done) {
    return order.stream()
        .filter(step -> done.stream().noneMatch(known -> known.point().equals(step.point())))
        .findFirst();
  }

  @Override
  public int expectedTrials(List<Measured> done) {
    return order.size();
  }

  private static List<PlannedPoint> round(
      List<PlannedPoint> points, int repetition, Random random) {
    List<PlannedPoint> round = new ArrayList<>();
    points.stream()
        .mapToInt(PlannedPoint::turn)
        .sorted()
        .distinct()
        .forEach(
            turn -> {
              List<PlannedPoint> together =
                  new ArrayList<>(
                      points.stream()
                          .filter(point -> point.turn() == turn)
                          .filter(point -> repetition == 1 || !point.profiled())
                          .toList());
              Collections.shuffle(together, random);
              round.addAll(together);
            });
    return round;
  }
}
