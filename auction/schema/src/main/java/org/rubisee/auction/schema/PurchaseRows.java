package org.rubisee.auction.schema;

import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;

/** What was bought at once of running or past auctions. */
final class PurchaseRows implements TableRows {

  private final Auctions auctions;
  private final Age age;
  private final int idsBefore;

  PurchaseRows(Auctions auctions, Age age) {
    this.auctions = auctions;
    this.age = age;
    this.idsBefore = age == Age.CURRENT ? 0 : AuctionTotals.purchases(auctions, Age.CURRENT);
  }

  @Override
  public String table() {
    return "buy_now";
  }

  @Override
  public String columns() {
    return "id, buyer_id, item_id, qty, date, ticket";
  }

  @Override
  public int sources() {
    return auctions.rows(age);
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    int id = idsBefore + AuctionTotals.purchasesBefore(age, from);
    for (int row = from; row < to; row++) {
      if (auctions.isBought(age, row)) {
        write(++id, auctions.auction(age, row), auctions.random(Use.BOUGHT, age, -1 - row), out);
      }
    }
  }

  /** The purchase of the last unit ended the auction. */
  private void write(int id, Auction auction, RowRandom random, RowBuffer out) {
    int buyer = auctions.otherThan(auction.seller(), random);
    long open = Math.min(auction.end(), Auctions.EPOCH) - auction.start();
    long time =
        auction.quantity() == 0
            ? auction.end()
            : auction.start() + (long) (random.fraction() * open);
    out.number(id).number(buyer).number(auction.id()).number(auction.bought());
    out.dateTime(time).nothing().endRow();
  }
}
