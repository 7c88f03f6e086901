package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** Shares of one stock in an account. */
public interface Holding extends EJBLocalObject {
  /** The first column of the key. */
  Integer getAccount();

  /** The second column of the key. */
  Integer getStock();

  /** How many. */
  int getShares();

  /** Adds shares. */
  void buy(int shares);

  /** Its home. */
  interface Home extends EJBLocalHome {
    /** Creates a holding. */
    Holding create(Integer account, Integer stock, int shares) throws CreateException;

    /** The holding with a key. */
    Holding findByPrimaryKey(HoldingKey key) throws FinderException;

    /** What an account holds, by stock. */
    Collection<Holding> findByAccount(Integer account) throws FinderException;

    /** The one holding with so many shares. */
    Holding findByShares(int shares) throws FinderException;
  }
}
