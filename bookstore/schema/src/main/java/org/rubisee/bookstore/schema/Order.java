package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.ShippingType;

/**
 * A generated order. Times are seconds since 1970.
 *
 * @param id its number
 * @param customer who ordered, and where the bill goes
 * @param date when
 * @param shipping how it travels
 * @param shipDate when it is sent
 * @param shipTo the id of the address to which it goes
 * @param status how far it is
 */
record Order(
    int id,
    int customer,
    long date,
    ShippingType shipping,
    long shipDate,
    int shipTo,
    OrderStatus status) {

  /** The id of the address to which the bill goes: the customer's own. */
  int billTo() {
    return customer;
  }
}
