package org.rubisee.lessons.model;

import java.io.Serializable;
import java.util.List;

/**
 * A lesson with its attendance and scores.
 *
 * @param id its number
 * @param title what it is about
 * @param test the title of its test
 * @param mostPoints the points of all tasks of the test
 * @param students who was there, and how many points they have, by number
 */
public record LessonReport(
    int id, String title, String test, int mostPoints, List<StudentReport> students)
    implements Serializable {

  /** Makes it immutable. */
  public LessonReport {
    students = List.copyOf(students);
  }
}
