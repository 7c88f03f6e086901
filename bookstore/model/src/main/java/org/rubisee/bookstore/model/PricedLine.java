package org.rubisee.bookstore.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * Copies of a book at a price.
 *
 * @param price of one copy, without discount
 * @param quantity copies
 * @param discount what the customer pays less
 */
public record PricedLine(Money price, int quantity, Discount discount) implements Serializable {

  /** What all copies cost, less the discount, rounded to cents. */
  public Money amount() {
    return discount.appliedTo(price.times(quantity));
  }
}
