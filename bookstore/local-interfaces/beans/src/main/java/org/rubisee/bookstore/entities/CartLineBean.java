package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** Copies of a book in a cart. */
public abstract class CartLineBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getCartId();

  public abstract void setCartId(Integer cartId);

  public abstract Integer getBookId();

  public abstract void setBookId(Integer bookId);

  public abstract int getQuantity();

  public abstract void setQuantity(int quantity);

  /** Puts a book into a cart. */
  public CartLineKey ejbCreate(CartLineKey key, int quantity) throws CreateException {
    setCartId(key.cartId);
    setBookId(key.bookId);
    setQuantity(quantity);
    return null; // the container knows the fields of the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(CartLineKey key, int quantity) {}
}
