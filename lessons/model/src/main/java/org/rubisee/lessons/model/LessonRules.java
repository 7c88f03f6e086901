package org.rubisee.lessons.model;

import org.rubisee.logic.RejectedException;

/** What belongs to a lesson (TASK Quarterly 2005, table 1), and numbers that parts share. */
public final class LessonRules {

  /** How many students each lesson has, numbered from 1. */
  public static final int STUDENTS = 10;

  /** How many tasks each test has, numbered from 1. */
  public static final int TASKS = 4;

  /** The rows of a lesson: itself, its attendance, its test with tasks, their link, and scores. */
  public static final int ROWS = 1 + STUDENTS + 1 + TASKS + 1 + STUDENTS * TASKS;

  /** The lessons of a group: ten users create one each, and the select case reads them. */
  public static final int LESSONS_OF_GROUP = 10;

  /** Longest title, in characters. */
  public static final int MAX_TITLE = 100;

  private static final int ABSENT_EVERY = 5;
  private static final int POINTS_OF_FIRST_TASK = 5;

  private LessonRules() {}

  /**
   * Checks the title of a lesson.
   *
   * @throws RejectedException if it has no letter
   */
  public static void checkTitle(String title) throws RejectedException {
    if (title.codePoints().noneMatch(Character::isLetter)) {
      throw new RejectedException(Rejection.TITLE_WITHOUT_LETTERS);
    }
  }

  /** What the test of a lesson is called. */
  public static String testTitle(String lessonTitle) {
    return "Test: " + lessonTitle;
  }

  /** Whether a student is there: all but the fifth and the tenth are. */
  public static boolean isPresent(int student) {
    return student % ABSENT_EVERY != 0;
  }

  /** The points of a task. */
  public static int points(int task) {
    return POINTS_OF_FIRST_TASK + task;
  }

  /** The points that a student has for a task: 0 to {@link #points}. */
  public static int score(int student, int task) {
    return isPresent(student) ? (student * TASKS + task) % (points(task) + 1) : 0;
  }
}
