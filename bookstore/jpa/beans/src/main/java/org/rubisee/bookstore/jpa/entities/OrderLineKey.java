package org.rubisee.bookstore.jpa.entities;

import java.io.Serializable;
import java.util.Objects;

/** The key of a line of an order, with the names of the two fields of {@link OrderLineEntity}. */
public class OrderLineKey implements Serializable {
  private static final long serialVersionUID = 1;

  private Integer orderId;
  private Integer line;

  /** For the provider, which sets the fields. */
  public OrderLineKey() {}

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderLineKey key
        && Objects.equals(orderId, key.orderId)
        && Objects.equals(line, key.line);
  }

  @Override
  public int hashCode() {
    return Objects.hash(orderId, line);
  }
}
