package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import org.rubisee.stock.model.NewAccount;

/** Somebody's account: the local view of the entity bean Account. */
public interface AccountEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The most that one purchase may cost. */
  BigDecimal getCredit();

  /** Changes the most that one purchase may cost. */
  void setCredit(BigDecimal credit);

  /** The local home of the entity bean Account. */
  interface Home extends EJBLocalHome {
    /** Opens an account. */
    AccountEntity create(NewAccount account) throws CreateException;

    /** The Account with that key. */
    AccountEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
