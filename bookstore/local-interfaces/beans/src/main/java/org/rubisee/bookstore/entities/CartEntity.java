package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.time.LocalDateTime;

/** What a customer wants to buy: the local view of the entity bean Cart. */
public interface CartEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** Locks the cart until the transaction ends. */
  void lock();

  /** Says when the cart was changed, which locks it. */
  void touch(LocalDateTime now);

  /** The local home of the entity bean Cart. */
  interface Home extends EJBLocalHome {
    /** Takes a cart. */
    CartEntity create(LocalDateTime now) throws CreateException;

    /** The Cart with that key. */
    CartEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
