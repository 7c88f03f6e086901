package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.random.RandomGenerator;

/**
 * A number that was drawn at random for one request. The web tier draws it from a source with a
 * seed and passes it along. So what a use case chooses by chance depends on its arguments and the
 * database only, wherever it runs and however often it is called again.
 *
 * @param number any number
 */
public record Draw(long number) implements Serializable {

  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  /** Draws one. */
  public static Draw from(RandomGenerator source) {
    return new Draw(source.nextLong());
  }

  /**
   * The id of a random book. Books are numbered from 1 without gaps, and the site adds none.
   *
   * @param books how many there are, from 1
   */
  public int book(int books) {
    return 1 + below(books);
  }

  /** A whole number from 0 to below the bound. */
  public int below(int bound) {
    return (int) Math.floorMod(mixed(), (long) bound);
  }

  /** Another number, for a second choice that does not depend on the first. */
  public Draw another() {
    return new Draw(number + GAMMA);
  }

  /** Neighbouring numbers give unlike ones: the last steps of SplitMix64. */
  private long mixed() {
    long mixed = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
