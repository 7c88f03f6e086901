package org.rubisee.bookstore.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * Copies of a book in a cart.
 *
 * @param bookId the book
 * @param title its title
 * @param backing its binding
 * @param listPrice the price that the publisher suggests
 * @param price the price of the shop, of one copy
 * @param quantity copies, 1 to {@link BookstoreRules#MAX_QUANTITY}
 */
public record CartLine(
    int bookId, String title, String backing, Money listPrice, Money price, int quantity)
    implements Serializable {

  /** What it costs a customer with a discount. */
  public PricedLine priced(Discount discount) {
    return new PricedLine(price, quantity, discount);
  }
}
