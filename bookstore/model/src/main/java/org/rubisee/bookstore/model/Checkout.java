package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * What is about to be bought, and by whom.
 *
 * @param customer who buys
 * @param cart what
 */
public record Checkout(CustomerDetails customer, Cart cart) implements Serializable {

  /** What it costs this customer. */
  public Totals totals() {
    return cart.totals(customer.discount());
  }
}
