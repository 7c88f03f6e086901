package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import java.time.LocalDateTime;
import org.rubisee.beans.AbstractEntityBean;

/** What a customer wants to buy. */
public abstract class CartBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract LocalDateTime getTime();

  public abstract void setTime(LocalDateTime time);

  /** Takes a cart. */
  public Integer ejbCreate(LocalDateTime now) throws CreateException {
    setTime(now);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(LocalDateTime now) {}

  /** See {@link CartEntity#lock}. */
  public void lock() {}

  /** See {@link CartEntity#touch}. */
  public void touch(LocalDateTime now) {
    setTime(now);
  }
}
