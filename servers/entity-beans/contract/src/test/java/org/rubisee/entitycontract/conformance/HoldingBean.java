package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;

/** A bean whose key has two columns, with container-managed persistence. */
public abstract class HoldingBean implements EntityBean {
  private static final long serialVersionUID = 1;

  /** The first column of the key. */
  public abstract Integer getAccount();

  /** Sets it; in ejbCreate only. */
  public abstract void setAccount(Integer account);

  /** The second column of the key. */
  public abstract Integer getStock();

  /** Sets it; in ejbCreate only. */
  public abstract void setStock(Integer stock);

  /** How many shares. */
  public abstract int getShares();

  /** Sets how many. */
  public abstract void setShares(int shares);

  /** Creates the holding. */
  public HoldingKey ejbCreate(Integer account, Integer stock, int shares) throws CreateException {
    setAccount(account);
    setStock(stock);
    setShares(shares);
    return null; // the container knows the fields of the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(Integer account, Integer stock, int shares) {}

  /** See the local view. */
  public void buy(int shares) {
    setShares(getShares() + shares);
  }

  @Override
  public void setEntityContext(EntityContext context) {}

  @Override
  public void unsetEntityContext() {}

  @Override
  public void ejbActivate() {}

  @Override
  public void ejbPassivate() {}

  @Override
  public void ejbLoad() {}

  @Override
  public void ejbStore() {}

  @Override
  public void ejbRemove() {}
}
