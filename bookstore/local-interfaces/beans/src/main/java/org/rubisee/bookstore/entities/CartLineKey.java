package org.rubisee.bookstore.entities;

import java.io.Serializable;

/**
 * The key of a line of a cart: two columns, which the container reads by their names (EJB 2.1,
 * 10.8.2).
 */
public class CartLineKey implements Serializable {
  private static final long serialVersionUID = 1;

  /** A cart. */
  public Integer cartId;

  /** A book. */
  public Integer bookId;

  /** For the container. */
  public CartLineKey() {}

  /** The key of a row. */
  public CartLineKey(Integer cartId, Integer bookId) {
    this.cartId = cartId;
    this.bookId = bookId;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CartLineKey key
        && key.cartId.equals(cartId)
        && key.bookId.equals(bookId);
  }

  @Override
  public int hashCode() {
    return 31 * cartId + bookId;
  }

  @Override
  public String toString() {
    return cartId + "/" + bookId;
  }
}
