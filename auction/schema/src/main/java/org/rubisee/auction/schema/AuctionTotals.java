package org.rubisee.auction.schema;

import java.util.stream.IntStream;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;

/**
 * How many rows each table of a freshly loaded database has.
 *
 * @param categories rows of categories
 * @param regions rows of regions
 * @param users rows of users
 * @param items rows of items
 * @param oldItems rows of old_items
 * @param bids rows of bids
 * @param comments rows of comments
 * @param purchases rows of buy_now
 */
record AuctionTotals(
    int categories,
    int regions,
    int users,
    int items,
    int oldItems,
    int bids,
    int comments,
    int purchases) {

  private static final int BIDS_PER_BLOCK = Auctions.BLOCK * 10;
  private static final int COMMENTS_PER_BLOCK = Auctions.BLOCK / 20 * 19;
  private static final int CURRENT_PURCHASES_PER_BLOCK = Auctions.BLOCK / 50;
  private static final int OLD_PURCHASES_PER_BLOCK = Auctions.BLOCK / 50 * 4;

  /** What a plan will give. */
  static AuctionTotals of(DataPlan plan) {
    return of(plan.scale(), new Auctions(plan));
  }

  static AuctionTotals of(Scale scale, Auctions auctions) {
    return new AuctionTotals(
        new Categories().names().size(),
        Regions.names().size(),
        scale.users(),
        scale.items(),
        AuctionScale.oldItems(scale),
        bids(auctions),
        comments(auctions, Age.CURRENT) + comments(auctions, Age.OLD),
        purchases(auctions, Age.CURRENT) + purchases(auctions, Age.OLD));
  }

  /** The highest id of items and old_items. */
  int highestItem() {
    return items + oldItems;
  }

  /** Bids of the running auctions before a row that is a multiple of the block. */
  static int bidsBefore(int row) {
    return row / Auctions.BLOCK * BIDS_PER_BLOCK;
  }

  static int commentsBefore(int row) {
    return row / Auctions.BLOCK * COMMENTS_PER_BLOCK;
  }

  static int purchasesBefore(Age age, int row) {
    return row
        / Auctions.BLOCK
        * (age == Age.CURRENT ? CURRENT_PURCHASES_PER_BLOCK : OLD_PURCHASES_PER_BLOCK);
  }

  static int comments(Auctions auctions, Age age) {
    int rows = auctions.rows(age);
    return commentsBefore(rows)
        + (int) lastBlock(rows).filter(row -> auctions.hasComment(age, row)).count();
  }

  static int purchases(Auctions auctions, Age age) {
    int rows = auctions.rows(age);
    return purchasesBefore(age, rows)
        + (int) lastBlock(rows).filter(row -> auctions.isBought(age, row)).count();
  }

  private static int bids(Auctions auctions) {
    int rows = auctions.rows(Age.CURRENT);
    return bidsBefore(rows)
        + lastBlock(rows).map(row -> auctions.auction(Age.CURRENT, row).bids()).sum();
  }

  private static IntStream lastBlock(int rows) {
    return IntStream.range(rows / Auctions.BLOCK * Auctions.BLOCK, rows);
  }
}
