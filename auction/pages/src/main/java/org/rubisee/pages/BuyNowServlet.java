package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemForUser;

/** Logs a buyer in and shows the form for a purchase. */
final class BuyNowServlet extends InteractionServlet {

  /** A servlet of this site. */
  BuyNowServlet(Site site) {
    super(site);
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("BuyNow", parameters.id("itemId")));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    Credentials buyer = parameters.credentials();
    ItemForUser form = call(() -> useCases().buyNow().buyNow(buyer, itemId));
    String ticket = site().tickets().issue(form.userId(), TicketSubject.buy(itemId));
    return new BuyNowPage(form, ticket, site().now());
  }
}
