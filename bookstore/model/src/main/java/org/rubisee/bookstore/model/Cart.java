package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * What a customer wants to buy.
 *
 * @param id primary key
 * @param lines the books, by id
 */
public record Cart(int id, List<CartLine> lines) implements Serializable {

  /** What it costs a customer with a discount. */
  public Totals totals(Discount discount) {
    return Totals.of(lines.stream().map(line -> line.priced(discount)).toList());
  }
}
