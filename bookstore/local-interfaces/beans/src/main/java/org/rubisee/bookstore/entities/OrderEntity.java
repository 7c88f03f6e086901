package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.Totals;

/** An order: the local view of the entity bean Order. */
public interface OrderEntity extends EJBLocalObject {
  /** Primary key, which the database gives: the number of the order. */
  Integer getId();

  /** When it was placed. */
  LocalDateTime getDate();

  /** What its lines cost, discounts subtracted. */
  BigDecimal getSubTotal();

  /** The tax. */
  BigDecimal getTax();

  /** What it costs. */
  BigDecimal getTotal();

  /** How it travels. */
  String getShipping();

  /** When it is sent. */
  LocalDateTime getShipDate();

  /** Who pays. */
  int getBillAddressId();

  /** Where it goes. */
  int getShipAddressId();

  /** How far it is. */
  String getStatus();

  /** The local home of the entity bean Order. */
  interface Home extends EJBLocalHome {
    /** Places an order. */
    OrderEntity create(
        NewOrder order,
        Totals totals,
        Integer billAddressId,
        Integer shipAddressId,
        LocalDateTime now)
        throws CreateException;

    /** The Order with that key. */
    OrderEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The orders of a customer, newest first. */
    Collection<OrderEntity> findByCustomer(Integer customerId) throws FinderException;
  }
}
