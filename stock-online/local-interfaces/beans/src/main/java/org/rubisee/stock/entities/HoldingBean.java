package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** Shares of a stock in an account. */
public abstract class HoldingBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getAccountId();

  public abstract void setAccountId(Integer accountId);

  public abstract Integer getItemId();

  public abstract void setItemId(Integer itemId);

  public abstract int getAmount();

  public abstract void setAmount(int amount);

  /** Stores the first shares. */
  public HoldingKey ejbCreate(HoldingKey key, int amount) throws CreateException {
    setAccountId(key.accountId);
    setItemId(key.itemId);
    setAmount(amount);
    return null; // the container knows the fields of the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(HoldingKey key, int amount) {}

  /** See {@link HoldingEntity#add}. */
  public void add(int shares) {
    setAmount(getAmount() + shares);
  }

  /** See {@link HoldingEntity#take}. */
  public boolean take(int shares) {
    int left = getAmount() - shares;
    if (left >= 0) {
      setAmount(left);
    }
    return left >= 0;
  }
}
