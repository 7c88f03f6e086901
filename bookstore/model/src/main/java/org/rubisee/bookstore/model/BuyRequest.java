package org.rubisee.bookstore.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Logs a customer in, or stores a new one, and shows what is about to be bought. */
public interface BuyRequest {

  /**
   * The customer and the cart. The customer's session begins now and ends {@link
   * BookstoreRules#sessionEnd two hours later}.
   *
   * @throws RejectedException if the login fails, there is no such cart, or it is empty; looked at
   *     in this order
   */
  Checkout buyRequest(Credentials customer, int cartId) throws RejectedException;

  /**
   * Stores a new customer, whose session begins now. An address that is stored already is used
   * again. {@link BookstoreRules#credentials} says what the customer is called.
   *
   * @param draw chooses the customer's discount
   * @throws RejectedException if {@link NewCustomer#check} says so, there is no such cart, it is
   *     empty, or there is no such country; looked at in this order
   */
  Checkout buyRequestOfNewCustomer(NewCustomer customer, int cartId, Draw draw)
      throws RejectedException;
}
