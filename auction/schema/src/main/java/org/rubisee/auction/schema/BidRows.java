package org.rubisee.auction.schema;

import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.TableRows;

/** The bids of the running auctions. */
final class BidRows implements TableRows {

  private final Auctions auctions;

  BidRows(Auctions auctions) {
    this.auctions = auctions;
  }

  @Override
  public String table() {
    return "bids";
  }

  @Override
  public String columns() {
    return "id, user_id, item_id, qty, bid, max_bid, date";
  }

  @Override
  public int sources() {
    return auctions.rows(Age.CURRENT);
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    int id = AuctionTotals.bidsBefore(from);
    for (int row = from; row < to; row++) {
      Auction auction = auctions.auction(Age.CURRENT, row);
      for (Bid bid : auctions.bids(auction)) {
        out.number(++id).number(bid.bidder()).number(auction.id()).number(bid.quantity());
        out.cents(bid.amount()).cents(bid.most()).dateTime(bid.time()).endRow();
      }
    }
  }
}
