package org.rubisee.emulator.load;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rate of arrivals in place of the schedule's. {@code toString} gives a text that {@link #parse}
 * reads.
 *
 * @param isFactor whether the value multiplies the rate of the schedule, or replaces it
 * @param value a factor, or arrivals per second, from 0 to {@value #LARGEST}
 */
public record RateOrder(boolean isFactor, double value) {

  /** The largest value. */
  public static final double LARGEST = 100_000;

  private static final Pattern TEXT = Pattern.compile("(x?)(\\d{1,6}(?:\\.\\d{1,6})?)");

  /** Checks the value. */
  public RateOrder {
    if (!(value >= 0 && value <= LARGEST)) {
      throw new IllegalArgumentException(
          "A rate must be from 0 to %.0f, not %s.".formatted(LARGEST, value));
    }
  }

  /**
   * Reads what somebody asks for.
   *
   * @param text like {@code 20}, arrivals per second, or {@code x1.5}, times those of the schedule
   * @throws IllegalArgumentException if it is something else; the message says so
   */
  public static RateOrder parse(String text) {
    Matcher rate = TEXT.matcher(text);
    if (!rate.matches()) {
      throw new IllegalArgumentException(
          "Write a rate like 20, arrivals per second, or like x1.5, times those of the schedule; x1"
              + " follows the schedule again.");
    }
    return new RateOrder(!rate.group(1).isEmpty(), Double.parseDouble(rate.group(2)));
  }

  /**
   * The rate that holds, arrivals per second.
   *
   * @param scheduled the rate of the schedule, arrivals per second
   */
  public double insteadOf(double scheduled) {
    return isFactor ? value * scheduled : value;
  }

  @Override
  public String toString() {
    return (isFactor ? "x" : "") + BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
