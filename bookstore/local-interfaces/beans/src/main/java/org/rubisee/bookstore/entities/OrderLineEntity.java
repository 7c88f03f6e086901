package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.util.Collection;
import org.rubisee.bookstore.model.PricedLine;

/** Copies of a book in an order: the local view of the entity bean OrderLine. */
public interface OrderLineEntity extends EJBLocalObject {
  /** The place in the order, from 1: the second column of the key. */
  Integer getNumber();

  /** The book. */
  int getBookId();

  /** Copies. */
  int getQuantity();

  /** The price of one copy, without discount. */
  BigDecimal getPrice();

  /** What the customer pays less, as a fraction. */
  BigDecimal getDiscount();

  /** What the customer wants; may be empty. */
  String getComments();

  /** The local home of the entity bean OrderLine. */
  interface Home extends EJBLocalHome {
    /** Adds a line to an order. */
    OrderLineEntity create(OrderLineKey key, int bookId, PricedLine priced) throws CreateException;

    /** The OrderLine with that key. */
    OrderLineEntity findByPrimaryKey(OrderLineKey key) throws FinderException;

    /** The lines of an order, by number. */
    Collection<OrderLineEntity> findByOrder(Integer orderId) throws FinderException;
  }
}
