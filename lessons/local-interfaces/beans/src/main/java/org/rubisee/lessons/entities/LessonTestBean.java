package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** The test of a lesson. */
public abstract class LessonTestBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getLessonId();

  public abstract void setLessonId(int lessonId);

  public abstract int getTestId();

  public abstract void setTestId(int testId);

  /** Stores one. */
  public Integer ejbCreate(int lessonId, int testId) throws CreateException {
    setLessonId(lessonId);
    setTestId(testId);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(int lessonId, int testId) {}
}
