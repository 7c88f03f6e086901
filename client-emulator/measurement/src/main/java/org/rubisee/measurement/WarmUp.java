package org.rubisee.measurement;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a system is warmed up: for a fixed time, or until it is steady.
 *
 * @param leastSeconds from 0
 * @param mostSeconds when measuring begins even if the system is not steady; equal to {@code
 *     leastSeconds} for a fixed time
 */
public record WarmUp(double leastSeconds, double mostSeconds) {

  /** The shortest warm-up that can be tested: in less time a slow approach hardly shows. */
  public static final double SHORTEST_SECONDS = Drift.SLOWEST_SECONDS / 2;

  private static final String NUMBER = "(\\d+(?:\\.\\d+)?)";
  private static final Pattern FORM = Pattern.compile(NUMBER + "(?:-" + NUMBER + ")?");

  /**
   * Checks the times.
   *
   * @throws IllegalArgumentException if they do not go together; the message says what would
   */
  public WarmUp {
    if (leastSeconds < 0 || mostSeconds < leastSeconds) {
      throw new IllegalArgumentException(
          "A warm-up takes seconds from 0, like 60, or the least and the most, like 60-600; not "
              + plain(leastSeconds)
              + "-"
              + plain(mostSeconds));
    }
    if (mostSeconds > leastSeconds && leastSeconds < SHORTEST_SECONDS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "Whether a system is steady cannot be told from less than %s s: begin with %s-%s",
              plain(SHORTEST_SECONDS),
              plain(SHORTEST_SECONDS),
              plain(Math.max(mostSeconds, 2 * SHORTEST_SECONDS))));
    }
  }

  /**
   * Reads {@code 60} or {@code 60-600}.
   *
   * @throws IllegalArgumentException if it is neither; the message says what it takes
   */
  public static WarmUp parse(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "A warm-up takes seconds like 60, or the least and the most like 60-600; not '"
              + text
              + "'");
    }
    double least = Double.parseDouble(form.group(1));
    return new WarmUp(least, form.group(2) == null ? least : Double.parseDouble(form.group(2)));
  }

  /** Whether it ends when the system is steady. */
  public boolean isUntilSteady() {
    return mostSeconds > leastSeconds;
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return plain(leastSeconds) + (isUntilSteady() ? "-" + plain(mostSeconds) : "");
  }

  private static String plain(double seconds) {
    return BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString();
  }
}
