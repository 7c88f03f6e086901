package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewPurchase;

/** Buys units of an item; the ticket's nonce goes along, so that a ticket works once. */
final class StoreBuyNowServlet extends InteractionServlet {

  /** A servlet of this site. */
  StoreBuyNowServlet(Site site) {
    super(site);
  }

  @Override
  boolean isWrite() {
    return true;
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(PurchaseFields.of(parameters));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    int quantity = parameters.number("qty", 1, AuctionRules.MAX_QUANTITY);
    Tickets.Ticket buyer = site().writer(parameters, TicketSubject.buy(itemId), "userId");
    NewPurchase purchase = new NewPurchase(buyer.userId(), itemId, quantity, buyer.nonce());
    site().retry().run(() -> useCases().storeBuyNow().storeBuyNow(purchase));
    return new StoreBuyNowPage(purchase);
  }
}
