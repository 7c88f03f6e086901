package org.rubisee.lessons.model;

import java.util.List;
import org.rubisee.logic.RejectedException;

/** The three cases, as the web tier calls them. Each call is one transaction. Thread-safe. */
public interface Lessons {

  /**
   * Creates a lesson with its test: 57 rows ({@link LessonRules#ROWS}).
   *
   * @return its number
   * @throws RejectedException if the title has no letter
   */
  int createLesson(NewLesson lesson) throws RejectedException;

  /**
   * The lessons of a group, with attendance and scores, by number.
   *
   * @throws RejectedException if the group has none
   */
  List<LessonReport> selectLessons(int group) throws RejectedException;

  /**
   * Deletes the lessons of a group, with all that belongs to them.
   *
   * @return how many lessons there were
   * @throws RejectedException if the group has none
   */
  int deleteLessons(int group) throws RejectedException;
}
