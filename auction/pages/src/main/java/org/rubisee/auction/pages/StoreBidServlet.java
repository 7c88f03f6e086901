package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewBid;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/**
 * Places a bid. What the form says about minimum and quantity is not looked at: the rules are
 * checked against the database.
 */
final class StoreBidServlet extends AuctionServlet {

  /** A servlet of this site. */
  StoreBidServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected boolean isWrite() {
    return true;
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(BidFields.of(parameters));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    int quantity = parameters.number("qty", 1, AuctionRules.MAX_QUANTITY);
    Money amount = parameters.money("bid", Money.ZERO, AuctionRules.MAX_AMOUNT);
    Money maxBid = parameters.moneyOr(amount, "maxBid", AuctionRules.MAX_AMOUNT);
    int userId = site().writer(parameters, Subjects.bid(itemId), "userId").userId();
    NewBid bid = new NewBid(userId, itemId, quantity, amount, maxBid);
    site().retry().run(() -> useCases().storeBid().storeBid(bid));
    return new StoreBidPage(bid);
  }
}
