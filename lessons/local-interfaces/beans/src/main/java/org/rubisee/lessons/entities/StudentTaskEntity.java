package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** What a student has for a task: the local view of the entity bean StudentTask. */
public interface StudentTaskEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The test of a lesson. */
  int getLessonTestId();

  /** The number of the task. */
  int getTask();

  /** The number of the student. */
  int getStudent();

  /** The points. */
  int getScore();

  /** The local home of the entity bean StudentTask. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    StudentTaskEntity create(int lessonTestId, int task, int student, int score)
        throws CreateException;

    /** The StudentTask with that key. */
    StudentTaskEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The scores of a test of a lesson. */
    Collection<StudentTaskEntity> findByLessonTest(Integer lessonTestId) throws FinderException;
  }
}
