package org.rubisee.bookstore.pages;

import java.util.Optional;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Logs a customer in, or stores a new one, and shows the form for the order. */
final class BuyRequestServlet extends BookstoreServlet {

  /** A servlet of this site. */
  BuyRequestServlet(BookstoreSite site) {
    super(site, Interaction.BUY_REQUEST);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    Visit visit = Visit.of(parameters);
    return Optional.of(
        isReturning(parameters) ? LoginFields.toBuy(visit) : new NewCustomerFields(visit));
  }

  private static boolean isReturning(Parameters parameters) {
    return parameters.number(LoginFields.RETURNING, 0, 1) == 1;
  }

  private Checkout login(Parameters parameters, Visit visit) throws RejectedException {
    Credentials customer = parameters.credentials("userName");
    int cartId = cartOf(visit);
    return call(() -> useCases().buyRequest().buyRequest(customer, cartId));
  }

  private Checkout register(Parameters parameters, Visit visit) throws RejectedException {
    NewCustomer customer = NewCustomerFields.read(parameters);
    int cartId = cartOf(visit);
    Draw draw = draw();
    return call(() -> useCases().buyRequest().buyRequestOfNewCustomer(customer, cartId, draw));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Checkout checkout =
        isReturning(parameters) ? login(parameters, visit) : register(parameters, visit);
    int customerId = checkout.customer().name().id();
    String ticket = site().tickets().issue(customerId, Permissions.order(checkout.cart().id()));
    return new BuyRequestPage(checkout, ticket, visit.by(customerId));
  }
}
