package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewBid;

/**
 * Places a bid. What the form says about minimum and quantity is not looked at: the rules are
 * checked against the database.
 */
final class StoreBidServlet extends InteractionServlet {

  /** A servlet of this site. */
  StoreBidServlet(Site site) {
    super(site);
  }

  @Override
  boolean isWrite() {
    return true;
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(BidFields.of(parameters));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    int quantity = parameters.number("qty", 1, AuctionRules.MAX_QUANTITY);
    Money amount = parameters.money("bid", Money.ZERO);
    Money maxBid = parameters.moneyOr(amount, "maxBid");
    int userId = site().writer(parameters, TicketSubject.bid(itemId), "userId").userId();
    NewBid bid = new NewBid(userId, itemId, quantity, amount, maxBid);
    site().retry().run(() -> useCases().storeBid().storeBid(bid));
    return new StoreBidPage(bid);
  }
}
