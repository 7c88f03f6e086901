package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** Copies of a book in a cart: the local view of the entity bean CartLine. */
public interface CartLineEntity extends EJBLocalObject {
  /** The book: the second column of the key. */
  Integer getBookId();

  /** Copies. */
  int getQuantity();

  /** Changes how many copies. */
  void setQuantity(int quantity);

  /** The local home of the entity bean CartLine. */
  interface Home extends EJBLocalHome {
    /** Puts a book into a cart. */
    CartLineEntity create(CartLineKey key, int quantity) throws CreateException;

    /** The CartLine with that key. */
    CartLineEntity findByPrimaryKey(CartLineKey key) throws FinderException;

    /** The lines of a cart, by book. */
    Collection<CartLineEntity> findByCart(Integer cartId) throws FinderException;
  }
}
