package org.rubisee.bench.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.emulator.load.LoadSchedule;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.settings.Text;

/**
 * How many web nodes are in use over the measured phase. Before it, the number of second 0 applies;
 * the last step lasts to the end of the run. {@code toString} gives a text that {@link #parse}
 * reads.
 *
 * @param steps by second, ascending; the first begins at 0, and each changes the number
 */
public record NodeSchedule(List<Step> steps) {

  private static final String OPTION = "--node-schedule";
  private static final String STEPS = "steps:";
  private static final String CSV = "csv:";

  /**
   * A change.
   *
   * @param second when, in seconds of the measured phase, from 0
   * @param nodes how many web nodes are in use from then on, from 1
   */
  public record Step(double second, int nodes) {}

  public NodeSchedule {
    steps = List.copyOf(steps);
  }

  /**
   * Reads a schedule.
   *
   * @param text like {@code steps:0=1,120=2,300=1}, or {@code csv:FILE} with lines {@code
   *     second,nodes}
   * @throws IllegalArgumentException if the text is no schedule of nodes; the message says why
   */
  public static NodeSchedule parse(String text) {
    if (!text.startsWith(STEPS) && !text.startsWith(CSV)) {
      throw new IllegalArgumentException(
          OPTION
              + " takes steps like steps:0=1,120=2, or csv:FILE with lines second,nodes; not '"
              + text
              + "'.");
    }
    return of(LoadSchedule.parse(text));
  }

  /**
   * The schedule of a load, if it has one.
   *
   * @throws IllegalArgumentException if it is no schedule of nodes; the message says why
   */
  public static Optional<NodeSchedule> of(LoadSpec load) {
    return Optional.of(load.nodes().schedule())
        .filter(text -> !text.isEmpty())
        .map(NodeSchedule::parse);
  }

  /** The numbers are those of a load; what differs is that nodes are whole and have no parts. */
  private static NodeSchedule of(LoadSchedule numbers) {
    if (!numbers.parts().isEmpty()) {
      throw new IllegalArgumentException(
          "Name the parts of a run in --schedule, not in " + OPTION + ": leave out '@' there.");
    }
    List<Step> steps = new ArrayList<>();
    for (String step : numbers.toString().substring(STEPS.length()).split(",")) {
      String[] sides = step.split("=");
      steps.add(new Step(Double.parseDouble(sides[0]), nodes(sides[1])));
    }
    return new NodeSchedule(steps);
  }

  private static int nodes(String number) {
    if (!number.matches("[1-9][0-9]{0,3}")) {
      throw new IllegalArgumentException(
          OPTION + " takes whole numbers of web nodes from 1, not '" + number + "'.");
    }
    return Integer.parseInt(number);
  }

  /** How many nodes are in use at second 0, and before. */
  public int first() {
    return steps.get(0).nodes();
  }

  /**
   * Checks that a trial can follow it.
   *
   * @throws IllegalArgumentException if it cannot; the message says what to do
   */
  public void checkWith(Phases phases) {
    if (steps.size() > 1 && phases.warmUp().isUntilSteady()) {
      throw new IllegalArgumentException(
          OPTION
              + " begins with the measured phase, so the warm-up needs a fixed length, like 60 in"
              + " place of "
              + phases.warmUp()
              + ".");
    }
    double last = steps.get(steps.size() - 1).second();
    if (last >= phases.measureSeconds()) {
      throw new IllegalArgumentException(
          Text.of(
              "%s changes the nodes at second %s, and the measured phase ends at second %s: give"
                  + " --phases a longer one, or leave out later steps.",
              OPTION, number(last), number(phases.measureSeconds())));
    }
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  @Override
  public String toString() {
    return steps.stream()
        .map(step -> number(step.second()) + "=" + step.nodes())
        .collect(Collectors.joining(",", STEPS, ""));
  }
}
