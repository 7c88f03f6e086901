package org.rubisee.emulator.load;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Load that changes at given moments. The last step lasts to the end of the run.
 *
 * @param steps by second, ascending; the first begins at 0
 */
record SteppedLoad(List<Step> steps) implements LoadSchedule {

  static final String NAME = "steps";

  /** A schedule is part of a process's command line, whose arguments are limited to 128 KiB. */
  static final int MOST_STEPS = 4_000;

  /**
   * A change.
   *
   * @param second when, from 0
   * @param value the load from then on, from 0
   */
  record Step(double second, double value) {}

  /** Checks the order, and leaves out steps that change nothing. */
  SteppedLoad {
    if (steps.isEmpty() || steps.get(0).second() != 0) {
      throw new IllegalArgumentException("The first step of a schedule must begin at second 0.");
    }
    List<Step> changes = new ArrayList<>();
    double before = -1;
    for (Step step : steps) {
      if (step.second() <= before) {
        throw new IllegalArgumentException(
            "The seconds of a schedule must ascend; "
                + ScheduleText.number(step.second())
                + " follows "
                + ScheduleText.number(before)
                + ".");
      }
      before = step.second();
      if (changes.isEmpty() || changes.get(changes.size() - 1).value() != step.value()) {
        changes.add(step);
      }
    }
    if (changes.size() > MOST_STEPS) {
      throw new IllegalArgumentException(
          "A schedule has at most "
              + MOST_STEPS
              + " steps, not "
              + changes.size()
              + ". Give one line for several seconds.");
    }
    steps = List.copyOf(changes);
  }

  @Override
  public double at(double second) {
    int low = 0;
    int high = steps.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (steps.get(middle).second() <= second) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return steps.get(low).value();
  }

  @Override
  public double max() {
    return steps.stream().mapToDouble(Step::value).max().orElseThrow();
  }

  @Override
  public boolean isConstant() {
    return steps.size() == 1;
  }

  @Override
  public String toString() {
    return steps.stream()
        .map(step -> ScheduleText.number(step.second()) + "=" + ScheduleText.number(step.value()))
        .collect(Collectors.joining(",", NAME + ":", ""));
  }
}
