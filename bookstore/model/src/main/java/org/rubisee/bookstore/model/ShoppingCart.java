package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Changes a cart and shows it. */
public interface ShoppingCart {

  /**
   * Makes a cart if there is none yet, adds a book, sets quantities, and stores when that was, in
   * this order. A cart that is empty then gets {@link BookstoreRules#randomBook one random book}.
   *
   * @param draw chooses the promotions, and the book for an empty cart
   * @throws RejectedException if there is no such cart, there is no such book, or the cart has no
   *     room for another book; looked at in this order
   */
  CartView shoppingCart(CartChange change, Draw draw) throws RejectedException;
}
