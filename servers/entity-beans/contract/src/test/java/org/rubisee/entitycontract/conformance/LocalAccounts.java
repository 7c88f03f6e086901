package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** Local home of the accounts. */
public interface LocalAccounts extends EJBLocalHome {
  /** Creates an account. */
  LocalAccount create(Integer id, String owner, int balance) throws CreateException;

  /** The account with a key. */
  LocalAccount findByPrimaryKey(Integer id) throws FinderException;

  /** The one account of an owner. */
  LocalAccount findByOwner(String owner) throws FinderException;

  /** The accounts with more than a balance, by key. */
  Collection<LocalAccount> findRicherThan(int balance) throws FinderException;

  /** A home method: twice a number, or the number if the instance had an identity. */
  int twice(int number);
}
