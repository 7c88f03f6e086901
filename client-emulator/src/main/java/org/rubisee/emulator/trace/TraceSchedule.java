package org.rubisee.emulator.trace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;

/**
 * A schedule with the shape of a log: lines {@code second,rate}, as {@link
 * org.rubisee.emulator.load.LoadSchedule} reads them from a file.
 */
public final class TraceSchedule {

  private static final String HEADING = "second,rate";
  private static final int DECIMALS = 6;
  private static final double MOST = 1e6;

  /**
   * What to make of a log.
   *
   * @param format how it is written
   * @param project of Wikimedia's files, which project is counted; empty: all
   * @param stepSeconds the length of a step of the log, seconds from 1; empty: that of the format
   * @param seconds how long the schedule is, from 1; empty: as long as the log
   * @param peak the highest rate of the schedule; empty: that of the log
   * @param skipsBadLines whether lines that cannot be read are left out
   */
  public record Order(
      TraceFormat format,
      String project,
      OptionalLong stepSeconds,
      OptionalDouble seconds,
      OptionalDouble peak,
      boolean skipsBadLines) {

    /** Checks the numbers. */
    public Order {
      require(stepSeconds.orElse(1) >= 1, "--step-seconds must be at least 1.");
      require(
          stepSeconds.orElse(format.stepSeconds()) >= format.stepSeconds()
              || format != TraceFormat.WIKIMEDIA,
          "Files of Wikimedia count hours: --step-seconds must be at least 3600.");
      require(
          !(seconds.orElse(1) < 1) && seconds.orElse(1) <= MOST,
          "--seconds must be from 1 to 1000000.");
      require(
          peak.orElse(1) > 0 && peak.orElse(1) <= MOST, "--peak must be over 0, up to 1000000.");
      require(
          project.isEmpty() || format == TraceFormat.WIKIMEDIA,
          "--project is for --format wikimedia only.");
    }

    private static void require(boolean holds, String message) {
      if (!holds) {
        throw new IllegalArgumentException(message);
      }
    }
  }

  private final Order order;
  private final RequestCounts counts;
  private long badLines;
  private Optional<String> firstBad = Optional.empty();

  public TraceSchedule(Order order) {
    this.order = order;
    counts = new RequestCounts(order.stepSeconds().orElse(order.format().stepSeconds()));
  }

  /**
   * Adds files; those that end with {@code .gz} are unpacked.
   *
   * @throws IOException if one cannot be read
   * @throws IllegalArgumentException if one is not in this format; the message names file and line
   */
  public void add(List<Path> files) throws IOException {
    for (Path file : files) {
      String name = String.valueOf(file.getFileName());
      try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
          InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(in) : in) {
        add(name, plain);
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
      }
    }
  }

  /** Adds a file. */
  void add(String name, InputStream in) throws IOException {
    TraceFile file = new TraceFile(name, order.project(), problem -> bad(name, problem));
    order.format().read(in, file, counts);
  }

  private void bad(String name, String problem) {
    if (!order.skipsBadLines()) {
      throw new IllegalArgumentException(problem + " --skip-bad-lines leaves such lines out.");
    }
    badLines++;
    firstBad = firstBad.or(() -> Optional.of(name + ", " + problem));
  }

  /** What was left out, in a sentence; empty if nothing was. */
  public String complaint() {
    return firstBad
        .map(first -> "Bad lines left out: " + badLines + ". The first is " + first)
        .orElse("");
  }

  /**
   * The schedule.
   *
   * @throws IllegalArgumentException if there is no request, or a rate is out of range
   */
  public String toCsv() {
    long[] steps = counts.steps();
    double logSeconds = (double) steps.length * counts.stepSeconds();
    if (order.seconds().orElse(logSeconds) > MOST) {
      throw new IllegalArgumentException(
          "The log is longer than the 1000000 seconds of a schedule: give --seconds.");
    }
    double stretch = order.seconds().orElse(logSeconds) / logSeconds;
    long most = 0;
    for (long requests : steps) {
      most = Math.max(most, requests);
    }
    double peak = order.peak().orElse((double) most / counts.stepSeconds());
    if (peak > MOST) {
      throw new IllegalArgumentException(
          "The log has more than 1000000 requests per second: give --peak.");
    }
    StringBuilder csv = new StringBuilder(HEADING).append('\n');
    long before = -1;
    String second = "";
    for (int step = 0; step < steps.length; step++) {
      String next = number(step * counts.stepSeconds() * stretch);
      if (next.equals(second)) {
        throw new IllegalArgumentException(
            "Steps of the schedule would be shorter than a millionth of a second: use a larger"
                + " --step-seconds or --seconds.");
      }
      second = next;
      if (steps[step] != before) {
        csv.append(second).append(',').append(number(peak * steps[step] / most)).append('\n');
      }
      before = steps[step];
    }
    return csv.toString();
  }

  private static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
