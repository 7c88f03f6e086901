package org.rubisee.bookstore.pages;

import java.util.Optional;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Logs a customer in and shows the newest order. */
final class OrderDisplayServlet extends BookstoreServlet {

  /** A servlet of this site. */
  OrderDisplayServlet(BookstoreSite site) {
    super(site, Interaction.ORDER_DISPLAY);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.toOrders(Visit.of(parameters)));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Credentials customer = parameters.credentials("userName");
    NewestOrder newest = call(() -> useCases().orderDisplay().orderDisplay(customer));
    return new OrderDisplayPage(newest, visit.by(newest.customer().id()));
  }
}
