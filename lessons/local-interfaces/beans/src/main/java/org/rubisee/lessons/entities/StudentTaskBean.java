package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;

/** What a student has for a task. */
public abstract class StudentTaskBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getLessonTestId();

  public abstract void setLessonTestId(int lessonTestId);

  public abstract int getTask();

  public abstract void setTask(int task);

  public abstract int getStudent();

  public abstract void setStudent(int student);

  public abstract int getScore();

  public abstract void setScore(int score);

  /** Stores one. */
  public Integer ejbCreate(int lessonTestId, int task, int student, int score)
      throws CreateException {
    setLessonTestId(lessonTestId);
    setTask(task);
    setStudent(student);
    setScore(score);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(int lessonTestId, int task, int student, int score) {}
}
