package org.rubisee.measurement;

import java.util.Collection;

/**
 * What an emulator process prints on its standard output each second, as one line of JSON.
 *
 * @param phase label of the {@link Phase}
 * @param elapsedSeconds since the run began
 * @param remainingSeconds until the run ends
 * @param clients how many clients this process emulates
 * @param interactionsPerSecond over the last second
 * @param p95Millis 95th percentile of the response times of the last second; 0 if there were none
 * @param failures interactions that failed since the run began
 */
public record Progress(
    String phase,
    double elapsedSeconds,
    double remainingSeconds,
    int clients,
    double interactionsPerSecond,
    double p95Millis,
    long failures) {

  /**
   * How far processes are that share a load.
   *
   * @param parts the last progress of each, at least one; the 95th percentile is the highest of
   *     theirs
   */
  public static Progress together(Collection<Progress> parts) {
    return new Progress(
        parts.iterator().next().phase,
        parts.stream().mapToDouble(Progress::elapsedSeconds).max().orElseThrow(),
        parts.stream().mapToDouble(Progress::remainingSeconds).max().orElseThrow(),
        parts.stream().mapToInt(Progress::clients).sum(),
        parts.stream().mapToDouble(Progress::interactionsPerSecond).sum(),
        parts.stream().mapToDouble(Progress::p95Millis).max().orElseThrow(),
        parts.stream().mapToLong(Progress::failures).sum());
  }

  /** One line, without its end. */
  public String toJson() {
    return Json.line(this);
  }

  /**
   * Reads a line that {@link #toJson} made.
   *
   * @throws IllegalArgumentException if the line is something else
   */
  public static Progress parse(String line) {
    return Json.parse(line, Progress.class);
  }
}
