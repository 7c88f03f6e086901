package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** Whether a student was in a lesson. */
public abstract class AttendanceBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getLessonId();

  public abstract void setLessonId(int lessonId);

  public abstract int getStudent();

  public abstract void setStudent(int student);

  public abstract int getPresent();

  public abstract void setPresent(int present);

  /** Stores one. */
  public Integer ejbCreate(int lessonId, int student, int present) throws CreateException {
    setLessonId(lessonId);
    setStudent(student);
    setPresent(present);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(int lessonId, int student, int present) {}
}
