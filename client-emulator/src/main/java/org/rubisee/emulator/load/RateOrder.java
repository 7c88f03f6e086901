package org.rubisee.emulator.load;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes the rate of arrivals while a run goes on. It holds until the next order. {@code toString}
 * gives a line that {@link #parse} reads.
 *
 * @param fromEpochMillis from when it holds, milliseconds since 1970
 * @param isFactor whether the value multiplies the rate of the schedule, or replaces it
 * @param value a factor, or arrivals per second, from 0 to {@value #LARGEST}
 */
public record RateOrder(long fromEpochMillis, boolean isFactor, double value) {

  /** The largest value. */
  public static final double LARGEST = 100_000;

  private static final Pattern VALUE = Pattern.compile("(x?)(\\d{1,6}(?:\\.\\d{1,6})?)");
  private static final Pattern LINE = Pattern.compile("rate (\\d{1,15}) (\\S+)");

  /** Checks the value. */
  public RateOrder {
    if (!(value >= 0 && value <= LARGEST)) {
      throw new IllegalArgumentException("A rate must be from 0 to 100000, not " + value + ".");
    }
  }

  /**
   * Reads what somebody asks for.
   *
   * @param text like {@code 20}, arrivals per second, or {@code x1.5}, times those of the schedule
   * @throws IllegalArgumentException if it is something else; the message says so
   */
  public static RateOrder of(long fromEpochMillis, String text) {
    Matcher value = VALUE.matcher(text);
    if (!value.matches()) {
      throw new IllegalArgumentException(
          "A rate is written like 20, arrivals per second, or x1.5, times those of the schedule;"
              + " x1 follows the schedule again.");
    }
    return new RateOrder(
        fromEpochMillis, !value.group(1).isEmpty(), Double.parseDouble(value.group(2)));
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is no order
   */
  public static RateOrder parse(String line) {
    Matcher order = LINE.matcher(line);
    if (!order.matches()) {
      throw new IllegalArgumentException("'" + line + "' is no order.");
    }
    return of(Long.parseLong(order.group(1)), order.group(2));
  }

  @Override
  public String toString() {
    String number = BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    return "rate " + fromEpochMillis + " " + (isFactor ? "x" : "") + number;
  }
}
