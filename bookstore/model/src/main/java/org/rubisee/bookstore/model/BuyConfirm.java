package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Orders what is in a cart. */
public interface BuyConfirm {

  /**
   * Stores the order, its lines and its payment, takes the books from the stock, and removes the
   * cart, all in one transaction. The database gives the number of the order, higher than that of
   * any earlier one. The discount is the customer's, whatever a page showed.
   *
   * @throws RejectedException if {@link Card#check} says so, there is no such customer, there is no
   *     such cart, it is empty, or there is no such country; looked at in this order
   */
  OrderConfirmation buyConfirm(NewOrder order) throws RejectedException;
}
