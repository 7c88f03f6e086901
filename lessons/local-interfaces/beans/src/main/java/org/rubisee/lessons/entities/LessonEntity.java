package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.time.LocalDateTime;
import java.util.Collection;

/** A lesson: the local view of the entity bean Lesson. */
public interface LessonEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** What it is about. */
  String getTitle();

  /** The local home of the entity bean Lesson. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    LessonEntity create(int groupId, String title, LocalDateTime created) throws CreateException;

    /** The Lesson with that key. */
    LessonEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The lessons of a group, by number. */
    Collection<LessonEntity> findByGroup(Integer groupId) throws FinderException;
  }
}
