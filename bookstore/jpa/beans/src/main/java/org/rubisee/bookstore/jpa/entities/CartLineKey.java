package org.rubisee.bookstore.jpa.entities;

import java.io.Serializable;
import java.util.Objects;

/** The key of a line of a cart, with the names of the two fields of {@link CartLineEntity}. */
public class CartLineKey implements Serializable {
  private static final long serialVersionUID = 1;

  private Integer cartId;
  private Integer bookId;

  /** For the provider, which sets the fields. */
  public CartLineKey() {}

  @Override
  public boolean equals(Object other) {
    return other instanceof CartLineKey key
        && Objects.equals(cartId, key.cartId)
        && Objects.equals(bookId, key.bookId);
  }

  @Override
  public int hashCode() {
    return Objects.hash(cartId, bookId);
  }
}
