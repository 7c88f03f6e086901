package org.rubisee.container.engine;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;
import jakarta.ejb.NoSuchEntityException;
import jakarta.ejb.ObjectNotFoundException;
import jakarta.transaction.SystemException;
import java.util.Collection;
import java.util.List;

/** A bean that keeps its state in {@link AccountTable} and logs all that the container asks. */
public class AccountBean implements EntityBean {
  private static final long serialVersionUID = 1;

  private transient EntityContext context;
  private transient AccountTable table;
  private Integer key;
  private int balance;

  @Override
  public void setEntityContext(EntityContext newContext) {
    context = newContext;
    table = (AccountTable) context.lookup("jdbc/Accounts");
    table.log("setEntityContext");
  }

  @Override
  public void unsetEntityContext() {
    table.log("unsetEntityContext");
  }

  public Integer ejbCreate(Integer newKey, int newBalance) throws CreateException {
    table.log("ejbCreate");
    if (table.get(newKey) != null) {
      throw new DuplicateKeyException("Account " + newKey + " is there");
    }
    key = newKey;
    balance = newBalance;
    table.put(key, balance);
    return key;
  }

  public void ejbPostCreate(Integer newKey, int newBalance) {
    table.log("ejbPostCreate " + context.getPrimaryKey());
  }

  public Integer ejbFindByPrimaryKey(Integer wanted) throws ObjectNotFoundException {
    table.log("ejbFindByPrimaryKey");
    if (table.get(wanted) == null) {
      throw new ObjectNotFoundException("No account " + wanted);
    }
    return wanted;
  }

  public Collection<Integer> ejbFindAll() {
    table.log("ejbFindAll");
    return table.keys();
  }

  public int ejbHomeCountAccounts() {
    return table.keys().size();
  }

  @Override
  public void ejbActivate() {
    table.log("ejbActivate " + context.getPrimaryKey());
  }

  @Override
  public void ejbPassivate() {
    table.log("ejbPassivate " + context.getPrimaryKey());
  }

  @Override
  public void ejbLoad() {
    key = (Integer) context.getPrimaryKey();
    table.log("ejbLoad " + key);
    Integer stored = table.get(key);
    if (stored == null) {
      throw new NoSuchEntityException("Account " + key + " is gone");
    }
    balance = stored;
  }

  @Override
  public void ejbStore() {
    table.log("ejbStore " + key);
    table.put(key, balance);
  }

  @Override
  public void ejbRemove() {
    table.log("ejbRemove " + key);
    table.remove(key);
  }

  public int getBalance() {
    table.log("getBalance");
    return balance;
  }

  public void deposit(int amount) {
    balance += amount;
  }

  public void overdraw(int amount) throws OverdrawnException {
    balance -= amount;
    throw new OverdrawnException();
  }

  public void depositAndComplain(int amount) throws ComplaintException {
    balance += amount;
    throw new ComplaintException();
  }

  public void crash() {
    throw new LinkageError("crashed");
  }

  public void breakDown() {
    throw new IllegalStateException("broken");
  }

  public int getLoopBack() {
    return ((Account.Local) context.getEJBLocalObject()).equals(context.getEJBLocalObject())
        ? callMyself()
        : -1;
  }

  private int callMyself() {
    try {
      return ((Account) context.getEJBLocalObject()).getBalance();
    } catch (java.io.IOException e) {
      throw new EJBException(e);
    }
  }

  public List<String> getBack(List<String> argument) {
    return argument;
  }

  public int getInNew() {
    return status();
  }

  public int getInCallers() {
    return status();
  }

  public int getInNone() {
    return status();
  }

  public int getStatus() {
    return status();
  }

  public int changedIn() {
    return status();
  }

  public int getInAny() {
    return status();
  }

  public int getNever() {
    return status();
  }

  private int status() {
    try {
      return table.transactions().getStatus();
    } catch (SystemException e) {
      throw new EJBException(e);
    }
  }
}
