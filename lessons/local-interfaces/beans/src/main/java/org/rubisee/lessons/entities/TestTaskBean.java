package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** A task of a test. */
public abstract class TestTaskBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getTestId();

  public abstract void setTestId(int testId);

  public abstract int getTask();

  public abstract void setTask(int task);

  public abstract int getPoints();

  public abstract void setPoints(int points);

  /** Stores one. */
  public Integer ejbCreate(int testId, int task, int points) throws CreateException {
    setTestId(testId);
    setTask(task);
    setPoints(points);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(int testId, int task, int points) {}
}
