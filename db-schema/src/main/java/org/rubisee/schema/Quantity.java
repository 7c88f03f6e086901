package org.rubisee.schema;

/**
 * A number of rows that a user chooses. The rows of other tables follow from these.
 *
 * @param name what users call it, such as {@code users}
 * @param paper the number at the papers' size
 * @param least the least number that can be generated
 */
public record Quantity(String name, int paper, int least) {

  private static final int MOST_ROWS = 100_000_000;

  /** The number in a part or a multiple of the papers' size. */
  int of(double factor) {
    return Math.max(least, (int) Math.round(paper * factor));
  }

  /** Rejects a number that cannot be generated. */
  void require(int rows) {
    if (rows < least || rows > MOST_ROWS) {
      throw new IllegalArgumentException(
          "The number of "
              + name.replace('-', ' ')
              + " lies between "
              + least
              + " and "
              + MOST_ROWS
              + ", not "
              + rows);
    }
  }
}
