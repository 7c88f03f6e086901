package org.rubisee.auction.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.schema.Quantity;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Sizes;

/** How much data the auction site has. Bids, comments and purchases follow from the auctions. */
public final class AuctionScale {

  /** Auctions that ended before the load epoch. */
  static final String OLD_ITEMS = "old-items";

  /** The sizes: at the papers' size 1,000,000 users, 33,000 running and 500,000 past auctions. */
  static final Sizes SIZES =
      new Sizes(
          List.of(
              new Quantity(Scale.USERS, 1_000_000, 2),
              new Quantity(Scale.ITEMS, 33_000, 1),
              new Quantity(OLD_ITEMS, 500_000, 0)),
          of(1_000, 800, 500),
          AuctionScale::mebibytes);

  /** The size of the papers. */
  public static final Scale PAPER = SIZES.named(Sizes.PAPER);

  /** A twentieth of it: loads in seconds, and most categories still fill a search page. */
  public static final Scale SMALL = SIZES.named(Sizes.SMALL);

  /** Just enough to try every page and rule, for tests. */
  public static final Scale TINY = SIZES.named(Sizes.TINY);

  /** Rows and indices at the papers' size, MiB. */
  private static final double PAPER_MEBIBYTES = 1_400;

  private AuctionScale() {}

  /**
   * A scale.
   *
   * @param users registered users
   * @param items auctions that run at the load epoch
   * @param oldItems auctions that ended before
   */
  public static Scale of(int users, int items, int oldItems) {
    Map<String, Integer> rows = new LinkedHashMap<>();
    rows.put(Scale.USERS, users);
    rows.put(Scale.ITEMS, items);
    rows.put(OLD_ITEMS, oldItems);
    return new Scale(rows);
  }

  /** How many past auctions a scale has. */
  static int oldItems(Scale scale) {
    return scale.of(OLD_ITEMS);
  }

  private static double mebibytes(Scale scale) {
    double users = (double) scale.users() / PAPER.users();
    double auctions =
        ((double) scale.items() + oldItems(scale)) / (PAPER.items() + oldItems(PAPER));
    return PAPER_MEBIBYTES * Math.max(users, auctions);
  }
}
