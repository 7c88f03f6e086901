package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** A test. */
public abstract class TestBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getTitle();

  public abstract void setTitle(String title);

  /** Stores one. */
  public Integer ejbCreate(String title) throws CreateException {
    setTitle(title);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(String title) {}
}
