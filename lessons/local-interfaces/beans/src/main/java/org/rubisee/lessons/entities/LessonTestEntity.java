package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** The test of a lesson: the local view of the entity bean LessonTest. */
public interface LessonTestEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The lesson. */
  int getLessonId();

  /** The test. */
  int getTestId();

  /** The local home of the entity bean LessonTest. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    LessonTestEntity create(int lessonId, int testId) throws CreateException;

    /** The LessonTest with that key. */
    LessonTestEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The tests of a lesson. */
    Collection<LessonTestEntity> findByLesson(Integer lessonId) throws FinderException;
  }
}
