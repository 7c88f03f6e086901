package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** A task of a test: the local view of the entity bean TestTask. */
public interface TestTaskEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The test. */
  int getTestId();

  /** The number of the task. */
  int getTask();

  /** The most points. */
  int getPoints();

  /** The local home of the entity bean TestTask. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    TestTaskEntity create(int testId, int task, int points) throws CreateException;

    /** The TestTask with that key. */
    TestTaskEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The tasks of a test. */
    Collection<TestTaskEntity> findByTest(Integer testId) throws FinderException;
  }
}
