package org.rubisee.bookstore.customers;

import org.rubisee.emulator.customer.Draws;

/**
 * Who a session is.
 *
 * @param customerId one of the customers with whom the shop was loaded
 * @param isKnown whether the shop knows that from the start. A customer whom it does not know
 *     registers before buying
 */
record Person(int customerId, boolean isKnown) {

  private static final int KNOWN_PERCENT = 80;

  /** Draws one. */
  static Person random(NonUniform customers, Draws draws) {
    return new Person(
        customers.draw(draws.of(Purposes.CUSTOMER)),
        draws.of(Purposes.KNOWN).nextInt(100) < KNOWN_PERCENT);
  }
}
