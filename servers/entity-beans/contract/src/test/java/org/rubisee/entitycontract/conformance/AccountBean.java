package org.rubisee.entitycontract.conformance;

import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;
import java.util.ArrayList;
import javax.naming.InitialContext;
import javax.naming.NamingException;

/** What both forms of the bean share: business methods, and a note of each call. */
public abstract class AccountBean implements EntityBean {
  private static final long serialVersionUID = 1;

  private final int instance = Journal.newInstance();
  private transient EntityContext context;

  /** The key. */
  public abstract Integer getId();

  /** Sets the key; in ejbCreate only. */
  public abstract void setId(Integer id);

  /** The owner, or null. */
  public abstract String getOwner();

  /** Sets the owner. */
  public abstract void setOwner(String owner);

  /** The balance. */
  public abstract int getBalance();

  /** Sets the balance. */
  public abstract void setBalance(int balance);

  /** Notes that the container called a method of this instance. */
  protected final void note(String method) {
    Journal.note(instance, method);
  }

  /** The context that the container gave. */
  protected final EntityContext context() {
    return context;
  }

  /** Takes on the state of a new account. */
  protected final void open(Integer id, String owner, int balance) {
    note("ejbCreate");
    setId(id);
    setOwner(owner);
    setBalance(balance);
  }

  /** The reference is known here, and was not in ejbCreate. */
  public void ejbPostCreate(Integer id, String owner, int balance) {
    note("ejbPostCreate " + context.getPrimaryKey());
  }

  /** A home method. */
  public int ejbHomeTwice(int number) {
    note("ejbHomeTwice");
    try {
      context.getPrimaryKey();
      return number;
    } catch (IllegalStateException e) {
      return number * 2;
    }
  }

  @Override
  public void setEntityContext(EntityContext newContext) {
    context = newContext;
    note("setEntityContext");
  }

  @Override
  public void unsetEntityContext() {
    note("unsetEntityContext");
  }

  @Override
  public void ejbActivate() {
    note("ejbActivate " + context.getPrimaryKey());
  }

  @Override
  public void ejbPassivate() {
    note("ejbPassivate " + context.getPrimaryKey());
  }

  @Override
  public void ejbLoad() {
    note("ejbLoad " + context.getPrimaryKey());
  }

  @Override
  public void ejbStore() {
    note("ejbStore " + context.getPrimaryKey());
  }

  @Override
  public void ejbRemove() {
    note("ejbRemove " + context.getPrimaryKey());
  }

  /** See the local view. */
  public int balance() {
    note("balance");
    return getBalance();
  }

  /** See the local view. */
  public String owner() {
    return getOwner();
  }

  /** See the local view. */
  public void rename(String owner) {
    setOwner(owner);
  }

  /** See the local view. */
  public void deposit(int amount) {
    note("deposit");
    setBalance(getBalance() + amount);
  }

  /** See the local view. */
  public void depositAndComplain(int amount) throws ComplaintException {
    deposit(amount);
    throw new ComplaintException();
  }

  /** See the local view. */
  public boolean depositAndRollBack(int amount) {
    deposit(amount);
    context.setRollbackOnly();
    return context.getRollbackOnly();
  }

  /** See the local view. */
  public void depositAndBreak(int amount) {
    deposit(amount);
    note("broken");
    throw new IllegalStateException("broken as asked");
  }

  /** See the local view. */
  public ArrayList<Integer> grow(ArrayList<Integer> list) {
    list.add(1);
    return list;
  }

  /** See the local view. */
  public int callsItself() {
    return ((LocalAccount) context.getEJBLocalObject()).balance();
  }

  /** See the local view. */
  public void linger() {
    note(Journal.meet() ? "met" : "alone");
  }

  /** See the local view. */
  public Object environment(String name) {
    try {
      return new InitialContext().lookup("java:comp/env/" + name);
    } catch (NamingException e) {
      throw new EJBException("There is no java:comp/env/" + name, e);
    }
  }

  /** See the local view. */
  public int required(int amount) {
    return change(amount);
  }

  /** See the local view. */
  public int requiresNew(int amount) {
    return change(amount);
  }

  /** See the local view. */
  public int mandatory(int amount) {
    return change(amount);
  }

  /** See the local view. */
  public int supports() {
    return Journal.status();
  }

  /** See the local view. */
  public int notSupported() {
    return Journal.status();
  }

  /** See the local view. */
  public int never() {
    return Journal.status();
  }

  private int change(int amount) {
    setBalance(getBalance() + amount);
    return Journal.status();
  }
}
