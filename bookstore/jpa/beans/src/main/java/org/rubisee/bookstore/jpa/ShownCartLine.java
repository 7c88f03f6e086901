package org.rubisee.bookstore.jpa;

import org.rubisee.bookstore.model.CartLine;
import org.rubisee.logic.Money;

/**
 * What pages select of a line of a cart and its book. All is null in the row of an empty cart.
 *
 * @param bookId the book
 * @param title its title
 * @param backing its binding
 * @param listPrice the price that the publisher suggests
 * @param price the price of the shop, of one copy
 * @param quantity copies
 */
public record ShownCartLine(
    Integer bookId, String title, String backing, Money listPrice, Money price, Integer quantity) {

  /** Whether the cart has a line. */
  boolean isLine() {
    return bookId != null;
  }

  /** The line that pages show. */
  CartLine line() {
    return new CartLine(bookId, title, backing, listPrice, price, quantity);
  }
}
