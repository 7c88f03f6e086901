package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Tickets;

/** Shows the form for a new item. Calls no use case: the ticket says who sells. */
final class SellItemFormServlet extends AuctionServlet {

  /** A servlet of this site. */
  SellItemFormServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int categoryId = parameters.id("category");
    Tickets.Ticket seller = site().writer(parameters, Subjects.sellSomewhere(), "user");
    String ticket =
        seller.nonce().isEmpty()
            ? ""
            : site().tickets().issue(seller.userId(), Subjects.sell(categoryId));
    return new SellItemFormPage(seller.userId(), categoryId, ticket);
  }
}
