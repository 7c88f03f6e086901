package org.rubisee.bookstore.jpa;

import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.logic.Money;

/**
 * What OrderDisplay selects of a line.
 *
 * @param bookId the book
 * @param title its title
 * @param publisher who published it
 * @param price of one copy, when it was ordered
 * @param quantity copies
 * @param discount what the customer paid less
 * @param comments what the customer said
 */
public record ShownLine(
    int bookId,
    String title,
    String publisher,
    Money price,
    int quantity,
    Discount discount,
    String comments) {

  /** The line that the page shows. */
  OrderLine line() {
    return new OrderLine(
        bookId, title, publisher, new PricedLine(price, quantity, discount), comments);
  }
}
