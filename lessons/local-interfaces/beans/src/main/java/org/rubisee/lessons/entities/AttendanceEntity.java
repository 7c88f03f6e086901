package org.rubisee.lessons.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;

/** Whether a student was in a lesson: the local view of the entity bean Attendance. */
public interface AttendanceEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The lesson. */
  int getLessonId();

  /** The number of the student. */
  int getStudent();

  /** 1: the student was there; 0: not. */
  int getPresent();

  /** The local home of the entity bean Attendance. */
  interface Home extends EJBLocalHome {
    /** Stores one. */
    AttendanceEntity create(int lessonId, int student, int present) throws CreateException;

    /** The Attendance with that key. */
    AttendanceEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The students of a lesson. */
    Collection<AttendanceEntity> findByLesson(Integer lessonId) throws FinderException;
  }
}
