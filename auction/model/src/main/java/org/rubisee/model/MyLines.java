package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * Lines of one list of {@link MyActivity}, in its order: at most {@link AuctionRules#MAX_LISTED}
 * and one more. The other lists are empty.
 *
 * @param bids of {@link MyList#BIDS}
 * @param sales of {@link MyList#SELLING} or {@link MyList#SOLD}
 * @param wins of {@link MyList#WON}
 * @param purchases of {@link MyList#BOUGHT}
 */
public record MyLines(
    List<MyBid> bids, List<MySale> sales, List<MyWin> wins, List<MyPurchase> purchases)
    implements Serializable {

  /** Lines of bids. */
  public static MyLines ofBids(List<MyBid> bids) {
    return new MyLines(bids, List.of(), List.of(), List.of());
  }

  /** Lines of sales. */
  public static MyLines ofSales(List<MySale> sales) {
    return new MyLines(List.of(), sales, List.of(), List.of());
  }

  /** Lines of auctions won. */
  public static MyLines ofWins(List<MyWin> wins) {
    return new MyLines(List.of(), List.of(), wins, List.of());
  }

  /** Lines of purchases. */
  public static MyLines ofPurchases(List<MyPurchase> purchases) {
    return new MyLines(List.of(), List.of(), List.of(), purchases);
  }
}
