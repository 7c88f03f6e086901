package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Asks who wants to buy. */
final class CustomerRegistrationServlet extends BookstoreServlet {

  /** A servlet of this site. */
  CustomerRegistrationServlet(BookstoreSite site) {
    super(site, Interaction.CUSTOMER_REGISTRATION);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    CustomerName customer =
        call(() -> useCases().customerRegistration().customerRegistration(visit.customerId()));
    return new CustomerRegistrationPage(customer, visit);
  }
}
