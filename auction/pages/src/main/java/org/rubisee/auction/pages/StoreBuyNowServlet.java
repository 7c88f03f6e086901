package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewPurchase;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Tickets;

/** Buys units of an item; the ticket's nonce goes along, so that a ticket works once. */
final class StoreBuyNowServlet extends AuctionServlet {

  /** A servlet of this site. */
  StoreBuyNowServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected boolean isWrite() {
    return true;
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(PurchaseFields.of(parameters));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    int quantity = parameters.number("qty", 1, AuctionRules.MAX_QUANTITY);
    Tickets.Ticket buyer = site().writer(parameters, Subjects.buy(itemId), "userId");
    NewPurchase purchase = new NewPurchase(buyer.userId(), itemId, quantity, buyer.nonce());
    site().retry().run(() -> useCases().storeBuyNow().storeBuyNow(purchase));
    return new StoreBuyNowPage(purchase, deferred().isOrder(purchase));
  }
}
