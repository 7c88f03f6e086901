package org.rubisee.emulator.load;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of a run's load that one of several processes has. Clients, sessions and interactions
 * that arrive are dealt out in turn: process 2 of 4 has the numbers 2, 6, 10 and so on. All draws
 * belong to these numbers, so the processes together send what one process would.
 *
 * @param number of the process, from 1
 * @param processes how many there are, from 1
 */
public record Share(int number, int processes) {

  /** The only process has all of the load. */
  public static final Share WHOLE = new Share(1, 1);

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  public Share {
    if (number < 1 || processes < number) {
      throw new IllegalArgumentException(
          "A share is K/N with 1 <= K <= N, not " + number + "/" + processes + ".");
    }
  }

  /**
   * Reads {@code 2/4}.
   *
   * @throws IllegalArgumentException if the text is no share
   */
  public static Share parse(String text) {
    Matcher matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "A share is written like 2/4, the second of four processes; not '" + text + "'.");
    }
    return new Share(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  /** Whether there is only one process. */
  public boolean isWhole() {
    return processes == 1;
  }

  /**
   * Whether this process has a client, a session or an interaction.
   *
   * @param one its number, from 1
   */
  public boolean has(long one) {
    return Math.floorMod(one - number, processes) == 0;
  }

  /**
   * How many this process has.
   *
   * @param last all from number 1 to this one, from 0
   */
  public int countUpTo(int last) {
    return (last - number + processes) / processes;
  }

  @Override
  public String toString() {
    return number + "/" + processes;
  }
}
