package org.rubisee.bookstore.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Parameters;

/**
 * Who visits, and with which cart. Every link and form says it.
 *
 * @param customerId the customer, 0 if that is not known
 * @param cart the ticket of the cart, hexadecimal; empty if there is none
 */
record Visit(int customerId, String cart) {
  /** Nothing is known. */
  static final Visit UNKNOWN = new Visit(0, "");

  /** The parameter with the customer. */
  static final String CUSTOMER = "customer";

  /** The parameter with the ticket of the cart. */
  static final String CART = "cart";

  /** The visit that a request belongs to. */
  static Visit of(Parameters parameters) {
    return new Visit(
        parameters.numberOr(0, CUSTOMER, 1, Integer.MAX_VALUE),
        parameters.has(CART) ? parameters.ticket(CART) : "");
  }

  /** The same visit of a customer. */
  Visit by(int newCustomerId) {
    return new Visit(newCustomerId, cart);
  }

  /** The same visit with a cart. */
  Visit with(String newCart) {
    return new Visit(customerId, newCart);
  }

  /** The visit as the query of a URL; empty if nothing is known. */
  String query() {
    String customer = customerId == 0 ? "" : CUSTOMER + "=" + customerId;
    String ofCart = cart.isEmpty() ? "" : CART + "=" + cart;
    return customer + (customer.isEmpty() || ofCart.isEmpty() ? "" : "&") + ofCart;
  }

  /** The same behind other parameters. */
  String afterOthers() {
    String query = query();
    return query.isEmpty() ? "" : "&" + query;
  }

  /** Hides the visit in a form. */
  Form hide(Form form) {
    if (customerId != 0) {
      form.hidden(CUSTOMER, customerId);
    }
    return cart.isEmpty() ? form : form.hidden(CART, cart);
  }
}
