package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

/**
 * What a bidder enters.
 *
 * @param ticket allows the bid
 * @param userId who bids
 * @param itemId the item
 * @param minBid the least to offer, as the form knows it
 * @param maxQty the most units, as the form knows it
 */
record BidFields(String ticket, int userId, int itemId, Money minBid, int maxQty)
    implements FormFields {

  /** The fields of a form that comes back. */
  static BidFields of(Parameters parameters) {
    return new BidFields(
        parameters.ticket(),
        parameters.id("userId"),
        parameters.id("itemId"),
        parameters.money("minBid", Money.ZERO, AuctionRules.MAX_AMOUNT),
        parameters.id("maxQty"));
  }

  @Override
  public List<Field> fields() {
    return List.of(AuctionField.BID, AuctionField.MAX_BID, AuctionField.UNITS);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreBid")
        .ticket(ticket)
        .hidden("userId", userId)
        .hidden("itemId", itemId)
        .hidden("minBid", minBid)
        .hidden("maxQty", maxQty)
        .amount(AuctionField.BID, minBid)
        .amount(AuctionField.MAX_BID, minBid)
        .count(AuctionField.UNITS, maxQty)
        .end("Place bid");
  }
}
