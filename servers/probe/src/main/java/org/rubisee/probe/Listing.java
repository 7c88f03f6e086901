package org.rubisee.probe;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.LocalDateTime;

/**
 * A value of the size and the types that the site's lists of items have.
 *
 * @param id a number
 * @param name a text of some words
 * @param price an amount
 * @param bids a number
 * @param end a time
 */
public record Listing(int id, String name, BigDecimal price, int bids, LocalDateTime end)
    implements Serializable {

  /** The line of this number. */
  static Listing of(int number) {
    return new Listing(
        number,
        "An item, number " + number,
        BigDecimal.valueOf(100L * number + 50, 2),
        number % 7,
        LocalDateTime.of(2002, 11, 4, 9, 0).plusMinutes(number));
  }
}
