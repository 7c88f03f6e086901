package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemForUser;

/** Logs a bidder in and shows the form for a bid. */
final class PutBidServlet extends InteractionServlet {

  /** A servlet of this site. */
  PutBidServlet(Site site) {
    super(site);
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("PutBid", parameters.id("itemId")));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    Credentials bidder = parameters.credentials();
    ItemForUser form = call(() -> useCases().putBid().putBid(bidder, itemId));
    String ticket = site().tickets().issue(form.userId(), TicketSubject.bid(itemId));
    return new PutBidPage(form, ticket, site().now());
  }
}
