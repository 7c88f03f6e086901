package org.rubisee.auction.schema;

import java.util.List;
import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The rows of items or old_items. */
final class AuctionRows implements TableRows {

  /** Longest description, in characters; all lengths up to it are as frequent. */
  static final int LONGEST_DESCRIPTION = 2_200;

  private static final List<String> LOOKS =
      List.of(
          "Antique",
          "Blue",
          "Carved",
          "Dented",
          "Elegant",
          "Folding",
          "Gilded",
          "Handmade",
          "Inlaid",
          "Large",
          "Miniature",
          "Painted",
          "Polished",
          "Rare",
          "Sturdy",
          "Unused");
  private static final List<String> THINGS =
      List.of(
          "atlas",
          "barometer",
          "camera",
          "clock",
          "compass",
          "drum",
          "globe",
          "kettle",
          "lamp",
          "mirror",
          "necklace",
          "postcard",
          "radio",
          "saddle",
          "teapot",
          "typewriter",
          "violin",
          "walking stick");

  private final Auctions auctions;
  private final TextPool prose;
  private final Age age;

  AuctionRows(Auctions auctions, TextPool prose, Age age) {
    this.auctions = auctions;
    this.prose = prose;
    this.age = age;
  }

  @Override
  public String table() {
    return age.table();
  }

  @Override
  public String columns() {
    return "id, name, description, initial_price, quantity, reserve_price, buy_now, nb_of_bids,"
        + " max_bid, start_date, end_date, seller, category";
  }

  @Override
  public int sources() {
    return auctions.rows(age);
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      write(auctions.auction(age, row), auctions.random(Use.TEXT, age, row), out);
    }
  }

  private void write(Auction auction, RowRandom random, RowBuffer out) {
    out.number(auction.id());
    out.append(LOOKS.get(random.below(LOOKS.size()))).append(" ");
    out.append(THINGS.get(random.below(THINGS.size()))).append(" no. ");
    out.number(auction.id());
    prose.append(out, random, random.between(TextPool.SHORTEST, LONGEST_DESCRIPTION));
    out.separate();
    out.cents(auction.initialPrice()).number(auction.quantity());
    out.cents(auction.reservePrice()).cents(auction.buyNow());
    out.number(auction.bids()).cents(auctions.highestBid(auction));
    out.dateTime(auction.start()).dateTime(auction.end());
    out.number(auction.seller()).number(auction.category()).endRow();
  }
}
