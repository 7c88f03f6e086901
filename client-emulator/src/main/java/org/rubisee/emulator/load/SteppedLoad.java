package org.rubisee.emulator.load;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.measurement.NamedPart;

/**
 * Load that changes at given moments. The last step lasts to the end of the run. A part that has a
 * name lasts until another begins.
 *
 * @param steps by second, ascending; the first begins at 0
 */
record SteppedLoad(List<Step> steps) implements LoadSchedule {

  static final String NAME = "steps";

  /** A day by the second, and a little more. */
  static final int MOST_STEPS = 90_000;

  /** A schedule is part of a process's command line, which is limited to 2 MiB. */
  private static final int LONGEST_TEXT = 1_500_000;

  private static final int MOST_PARTS = 20;

  /**
   * A change.
   *
   * @param second when, from 0
   * @param value the load from then on, from 0
   * @param part the name of the part of the schedule to which it belongs; empty: none
   */
  record Step(double second, double value, String part) {}

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
      if (changes.isEmpty() || isChange(changes.get(changes.size() - 1), step)) {
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
    checkNames(parts(steps));
    if (steps.size() > MOST_STEPS / 2 && text(steps).length() > LONGEST_TEXT) {
      throw new IllegalArgumentException(
          "The schedule is too long for a command line: round its rates to fewer decimals.");
    }
  }

  private static boolean isChange(Step before, Step step) {
    return before.value() != step.value() || !before.part().equals(step.part());
  }

  private static void checkNames(List<NamedPart> parts) {
    if (parts.size() > MOST_PARTS) {
      throw new IllegalArgumentException(
          "A schedule names at most " + MOST_PARTS + " parts, not " + parts.size() + ".");
    }
    Set<String> names = new HashSet<>();
    for (NamedPart part : parts) {
      if (!names.add(part.name())) {
        throw new IllegalArgumentException(
            "Two parts of the schedule are called '"
                + part.name()
                + "': give each a name of its own, like "
                + part.name()
                + "-2.");
      }
    }
  }

  @Override
  public List<NamedPart> parts() {
    return parts(steps);
  }

  private static List<NamedPart> parts(List<Step> steps) {
    List<NamedPart> parts = new ArrayList<>();
    String name = "";
    double from = 0;
    for (Step step : steps) {
      if (!step.part().equals(name)) {
        if (!name.isEmpty()) {
          parts.add(new NamedPart(name, from, step.second()));
        }
        name = step.part();
        from = step.second();
      }
    }
    if (!name.isEmpty()) {
      parts.add(new NamedPart(name, from, Double.POSITIVE_INFINITY));
    }
    return parts;
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
    return steps.stream().mapToDouble(Step::value).distinct().count() == 1;
  }

  @Override
  public String toString() {
    return text(steps);
  }

  private static String text(List<Step> steps) {
    StringBuilder text = new StringBuilder(NAME).append(':');
    String part = "";
    String comma = "";
    for (Step step : steps) {
      text.append(comma)
          .append(ScheduleText.number(step.second()))
          .append('=')
          .append(ScheduleText.number(step.value()));
      if (!step.part().equals(part)) {
        text.append('@').append(step.part());
      }
      part = step.part();
      comma = ",";
    }
    return text.toString();
  }
}
