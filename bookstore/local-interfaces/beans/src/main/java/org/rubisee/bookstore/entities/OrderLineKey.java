package org.rubisee.bookstore.entities;

import java.io.Serializable;

/**
 * The key of a line of an order: two columns, which the container reads by their names (EJB 2.1,
 * 10.8.2).
 */
public class OrderLineKey implements Serializable {
  private static final long serialVersionUID = 1;

  /** An order. */
  public Integer orderId;

  /** Its place in the order, from 1. */
  public Integer number;

  /** For the container. */
  public OrderLineKey() {}

  /** The key of a row. */
  public OrderLineKey(Integer orderId, Integer number) {
    this.orderId = orderId;
    this.number = number;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderLineKey key
        && key.orderId.equals(orderId)
        && key.number.equals(number);
  }

  @Override
  public int hashCode() {
    return 31 * orderId + number;
  }

  @Override
  public String toString() {
    return orderId + "/" + number;
  }
}
