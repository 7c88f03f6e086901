package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.stock.model.NewAccount;

/** Somebody's account. */
public abstract class AccountBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getName();

  public abstract void setName(String name);

  public abstract String getAddress();

  public abstract void setAddress(String address);

  public abstract BigDecimal getCredit();

  public abstract void setCredit(BigDecimal credit);

  /** Opens an account. */
  public Integer ejbCreate(NewAccount account) throws CreateException {
    setName(account.name());
    setAddress(account.address());
    setCredit(account.credit().toBigDecimal());
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewAccount account) {}
}
