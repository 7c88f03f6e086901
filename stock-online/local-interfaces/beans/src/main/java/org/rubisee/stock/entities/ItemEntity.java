package org.rubisee.stock.entities;

import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;

/** A stock: the local view of the entity bean Item. */
public interface ItemEntity extends EJBLocalObject {
  /** Primary key. */
  Integer getId();

  /** Trading code. */
  String getCode();

  /** Who issued it. */
  String getCompany();

  /** The price at which it is traded. */
  BigDecimal getCurrent();

  /** The lowest recent price. */
  BigDecimal getLow();

  /** The highest recent price. */
  BigDecimal getHigh();

  /** The local home of the entity bean Item. */
  interface Home extends EJBLocalHome {
    /** The Item with that key. */
    ItemEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The Item with that code. */
    ItemEntity findByCode(String code) throws FinderException;
  }
}
