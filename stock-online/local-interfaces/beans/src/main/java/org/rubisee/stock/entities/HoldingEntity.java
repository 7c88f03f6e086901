package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** Shares of a stock in an account: the local view of the entity bean Holding. */
public interface HoldingEntity extends EJBLocalObject {
  /** The stock: the second column of the key. */
  Integer getItemId();

  /** Shares. */
  int getAmount();

  /** Adds shares. The holding is locked until the transaction ends. */
  void add(int shares);

  /**
   * Takes shares away. The holding is locked until the transaction ends.
   *
   * @return whether there were as many
   */
  boolean take(int shares);

  /** The local home of the entity bean Holding. */
  interface Home extends EJBLocalHome {
    /** Stores the first shares. */
    HoldingEntity create(HoldingKey key, int amount) throws CreateException;

    /** The Holding with that key. */
    HoldingEntity findByPrimaryKey(HoldingKey key) throws FinderException;

    /** The holdings of an account, by stock. */
    Collection<HoldingEntity> findByAccount(Integer accountId) throws FinderException;
  }
}
