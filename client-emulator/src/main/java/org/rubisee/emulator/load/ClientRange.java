package org.rubisee.emulator.load;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The clients that one process emulates, out of those of the whole run. A client's random draws
 * depend on the seed and its number only, so the same clients make the same requests however they
 * are split over processes.
 *
 * @param first number of the first client, from 1
 * @param last number of the last client
 * @param share which of these numbers this process has
 */
public record ClientRange(int first, int last, Share share) {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

  public ClientRange {
    if (first < 1 || last < first) {
      throw new IllegalArgumentException(
          "A range of clients is a..b with 1 <= a <= b, not " + first + ".." + last);
    }
    if (share.countUpTo(last) == share.countUpTo(first - 1)) {
      throw new IllegalArgumentException(
          "Process "
              + share.number()
              + " of "
              + share.processes()
              + " has none of the clients "
              + first
              + ".."
              + last
              + ": use more clients or fewer processes.");
    }
  }

  /** All clients of a range. */
  public ClientRange(int first, int last) {
    this(first, last, Share.WHOLE);
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

  /**
   * What one of several processes has of these clients.
   *
   * @throws IllegalArgumentException if it has none
   */
  public ClientRange with(Share newShare) {
    return new ClientRange(first, last, newShare);
  }

  /** How many clients this process emulates, from 1. */
  public int count() {
    return countUpTo(last);
  }

  /** How many of them have a number up to this one. */
  public int countUpTo(int number) {
    return Math.max(
        0, share.countUpTo(Math.min(number, last)) - share.countUpTo(Math.max(0, first - 1)));
  }

  /** Their numbers, ascending. */
  public IntStream numbers() {
    return IntStream.rangeClosed(first, last).filter(share::has);
  }

  @Override
  public String toString() {
    return first + ".." + last;
  }
}
