package org.rubisee.schema;

/**
 * How much data. Bids, comments and purchases follow from the auctions.
 *
 * @param users registered users, from 2
 * @param items auctions that run at the load epoch, from 1
 * @param oldItems auctions that ended before, from 0
 */
public record Scale(int users, int items, int oldItems) {

  /** The size of the papers: 1,000,000 users, 33,000 running and 500,000 past auctions. */
  public static final Scale PAPER = new Scale(1_000_000, 33_000, 500_000);

  /** A twentieth of it: loads in seconds, and most categories still fill a search page. */
  public static final Scale SMALL = of(0.05);

  /** Just enough to try every page and rule, for tests. */
  public static final Scale TINY = new Scale(1_000, 800, 500);

  private static final int MOST_ROWS = 100_000_000;

  /** Rejects sizes that cannot be generated. */
  public Scale {
    requireBetween("users", users, 2);
    requireBetween("items", items, 1);
    requireBetween("old items", oldItems, 0);
  }

  /**
   * A part or a multiple of the papers' size.
   *
   * @param factor 1 for the papers' size
   */
  public static Scale of(double factor) {
    if (!(factor > 0 && factor <= 100)) {
      throw new IllegalArgumentException(
          "The scale is a number above 0 and up to 100 (1: the papers' size), not " + factor);
    }
    return new Scale(
        Math.max(2, rows(PAPER.users, factor)),
        Math.max(1, rows(PAPER.items, factor)),
        rows(PAPER.oldItems, factor));
  }

  /** The same with another number of users. */
  public Scale withUsers(int newUsers) {
    return new Scale(newUsers, items, oldItems);
  }

  /** The same with another number of running auctions. */
  public Scale withItems(int newItems) {
    return new Scale(users, newItems, oldItems);
  }

  /** The same with another number of past auctions. */
  public Scale withOldItems(int newOldItems) {
    return new Scale(users, items, newOldItems);
  }

  private static int rows(int atPaperSize, double factor) {
    return (int) Math.round(atPaperSize * factor);
  }

  private static void requireBetween(String what, int rows, int least) {
    if (rows < least || rows > MOST_ROWS) {
      throw new IllegalArgumentException(
          "The number of "
              + what
              + " lies between "
              + least
              + " and "
              + MOST_ROWS
              + ", not "
              + rows);
    }
  }
}
