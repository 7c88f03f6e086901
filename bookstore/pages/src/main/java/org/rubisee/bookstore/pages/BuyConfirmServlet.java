package org.rubisee.bookstore.pages;

import java.util.Optional;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Orders what is in a cart, for the customer of the ticket. */
final class BuyConfirmServlet extends BookstoreServlet {

  /** A servlet of this site. */
  BuyConfirmServlet(BookstoreSite site) {
    super(site, Interaction.BUY_CONFIRM);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(OrderFields.of(parameters));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Card card = OrderFields.card(parameters);
    ShippingType shipping = parameters.constant("shipping", ShippingType.class);
    Destination destination = OrderFields.destination(parameters);
    int cartId = cartOf(visit);
    int customerId =
        site().tickets().check(parameters.ticket(), Permissions.order(cartId)).userId();
    NewOrder order = new NewOrder(customerId, cartId, card, shipping, destination, draw());
    OrderConfirmation confirmation = call(() -> useCases().buyConfirm().buyConfirm(order));
    return new BuyConfirmPage(confirmation, new Visit(customerId, ""));
  }
}
