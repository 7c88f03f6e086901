package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;

/** The account with container-managed persistence. */
public abstract class CmpAccountBean extends AccountBean {
  private static final long serialVersionUID = 1;

  /** Creates the account. */
  public Integer ejbCreate(Integer id, String owner, int balance) throws CreateException {
    open(id, owner, balance);
    return null; // the container knows the key field
  }
}
