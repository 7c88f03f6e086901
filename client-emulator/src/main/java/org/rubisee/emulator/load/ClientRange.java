package org.rubisee.emulator.load;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The clients that one process emulates, out of those of the whole run. A client's random draws
 * depend on the seed and its number only, so the same clients make the same requests however they
 * are split over processes.
 *
 * @param first number of the first client, from 1
 * @param last number of the last client
 */
public record ClientRange(int first, int last) {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

  public ClientRange {
    if (first < 1 || last < first) {
      throw new IllegalArgumentException(
          "A range of clients is a..b with 1 <= a <= b, not " + first + ".." + last);
    }
  }

  /** Clients 1 to {@code count}. */
  public static ClientRange of(int count) {
    return new ClientRange(1, count);
  }

  /**
   * Reads {@code a..b}.
   *
   * @throws IllegalArgumentException if the text is not a range
   */
  public static ClientRange parse(String text) {
    Matcher matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "A range of clients is written like 1..500, not '" + text + "'");
    }
    return new ClientRange(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  /** How many clients these are. */
  public int count() {
    return last - first + 1;
  }

  @Override
  public String toString() {
    return first + ".." + last;
  }
}
