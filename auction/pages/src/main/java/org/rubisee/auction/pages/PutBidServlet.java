package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemForUser;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Logs a bidder in and shows the form for a bid. */
final class PutBidServlet extends AuctionServlet {

  /** A servlet of this site. */
  PutBidServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("PutBid", parameters.id("itemId")));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    Credentials bidder = parameters.credentials();
    ItemForUser form = call(() -> useCases().putBid().putBid(bidder, itemId));
    String ticket = site().tickets().issue(form.userId(), Subjects.bid(itemId));
    return new PutBidPage(form, ticket, site().now());
  }
}
