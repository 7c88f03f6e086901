package org.rubisee.pages;

import org.rubisee.logic.RejectedException;

/** Shows the form for a new item. Calls no use case: the ticket says who sells. */
final class SellItemFormServlet extends InteractionServlet {

  /** A servlet of this site. */
  SellItemFormServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int categoryId = parameters.id("category");
    Tickets.Ticket seller = site().writer(parameters, TicketSubject.sellSomewhere(), "user");
    String ticket =
        seller.nonce().isEmpty()
            ? ""
            : site().tickets().issue(seller.userId(), TicketSubject.sell(categoryId));
    return new SellItemFormPage(seller.userId(), categoryId, ticket);
  }
}
