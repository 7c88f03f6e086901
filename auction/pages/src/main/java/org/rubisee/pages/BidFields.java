package org.rubisee.pages;

import java.util.EnumSet;
import java.util.Set;
import org.rubisee.logic.Money;

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
        parameters.money("minBid", Money.ZERO),
        parameters.id("maxQty"));
  }

  @Override
  public Set<Field> fields() {
    return EnumSet.of(Field.BID, Field.MAX_BID, Field.UNITS);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreBid")
        .ticket(ticket)
        .hidden("userId", userId)
        .hidden("itemId", itemId)
        .hidden("minBid", minBid)
        .hidden("maxQty", maxQty)
        .amount(Field.BID, minBid)
        .amount(Field.MAX_BID, minBid)
        .count(Field.UNITS, maxQty)
        .end("Place bid");
  }
}
