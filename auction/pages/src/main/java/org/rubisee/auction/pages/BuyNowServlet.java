package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemForUser;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Logs a buyer in and shows the form for a purchase. */
final class BuyNowServlet extends AuctionServlet {

  /** A servlet of this site. */
  BuyNowServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.of("BuyNow", parameters.id("itemId")));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    Credentials buyer = parameters.credentials();
    ItemForUser form = call(() -> useCases().buyNow().buyNow(buyer, itemId));
    String ticket = site().tickets().issue(form.userId(), Subjects.buy(itemId));
    return new BuyNowPage(form, ticket, site().now());
  }
}
