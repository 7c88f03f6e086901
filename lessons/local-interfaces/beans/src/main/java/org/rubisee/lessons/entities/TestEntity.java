package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;

/** A test: the local view of the entity bean Test. */
public interface TestEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** What it is about. */
  String getTitle();

  /** The local home of the entity bean Test. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    TestEntity create(String title) throws CreateException;

    /** The Test with that key. */
    TestEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
