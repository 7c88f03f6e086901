package org.rubisee.lessons.sessionbeans;

import java.sql.Connection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.jdbc.Statements;
import org.rubisee.lessons.model.LessonReport;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.lessons.model.Lessons;
import org.rubisee.lessons.model.NewLesson;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.StudentReport;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.BusinessClock;

/**
 * The data access object: a statement for each table. Must run in one transaction. Right at READ
 * COMMITTED and above: a deletion locks the lessons of its group first.
 */
final class LessonDao implements Lessons {
  private static final String NEW_LESSON =
      "INSERT INTO t_lesson (group_id, title, created) VALUES (?, ?, ?)";
  private static final String NEW_TEST = "INSERT INTO t_test (title) VALUES (?)";
  private static final String NEW_LINK =
      "INSERT INTO t_lesson_test (lesson_id, test_id) VALUES (?, ?)";
  private static final String NEW_ATTENDANCE =
      "INSERT INTO t_att_activity (lesson_id, student, present) VALUES "
          + places("(?, ?, ?)", LessonRules.STUDENTS);
  private static final String NEW_TASKS =
      "INSERT INTO t_tst_task (test_id, task, points) VALUES "
          + places("(?, ?, ?)", LessonRules.TASKS);
  private static final String NEW_SCORES =
      "INSERT INTO t_student_task (lesson_test_id, task, student, score) VALUES "
          + places("(?, ?, ?, ?)", LessonRules.STUDENTS * LessonRules.TASKS);

  private static final String LESSONS =
      """
      SELECT l.id, l.title, t.title, SUM(k.points)
      FROM t_lesson l
      JOIN t_lesson_test lt ON lt.lesson_id = l.id
      JOIN t_test t ON t.id = lt.test_id
      JOIN t_tst_task k ON k.test_id = t.id
      WHERE l.group_id = ?
      GROUP BY l.id, l.title, t.title
      ORDER BY l.id""";
  private static final String STUDENTS =
      """
      SELECT l.id, a.student, a.present, SUM(s.score)
      FROM t_lesson l
      JOIN t_att_activity a ON a.lesson_id = l.id
      JOIN t_lesson_test lt ON lt.lesson_id = l.id
      JOIN t_student_task s ON s.lesson_test_id = lt.id AND s.student = a.student
      WHERE l.group_id = ?
      GROUP BY l.id, a.student, a.present
      ORDER BY l.id, a.student""";

  private static final String LOCK = "SELECT id FROM t_lesson WHERE group_id = ? FOR UPDATE";
  private static final String DELETE_SCORES =
      """
      DELETE s
      FROM t_lesson l
      JOIN t_lesson_test lt ON lt.lesson_id = l.id
      JOIN t_student_task s ON s.lesson_test_id = lt.id
      WHERE l.group_id = ?""";
  private static final String DELETE_TESTS =
      """
      DELETE lt, t, k
      FROM t_lesson l
      JOIN t_lesson_test lt ON lt.lesson_id = l.id
      JOIN t_test t ON t.id = lt.test_id
      JOIN t_tst_task k ON k.test_id = t.id
      WHERE l.group_id = ?""";
  private static final String DELETE_LESSONS =
      """
      DELETE l, a
      FROM t_lesson l
      JOIN t_att_activity a ON a.lesson_id = l.id
      WHERE l.group_id = ?""";

  private final Statements statements;
  private final BusinessClock clock;

  LessonDao(Connection connection, BusinessClock clock) {
    statements = new Statements("Lessons", connection);
    this.clock = clock;
  }

  private static String places(String row, int rows) {
    return String.join(", ", Collections.nCopies(rows, row));
  }

  @Override
  public int createLesson(NewLesson lesson) throws RejectedException {
    LessonRules.checkTitle(lesson.title());
    int id = statements.insert(NEW_LESSON, lesson.group(), lesson.title(), clock.now());
    int test = statements.insert(NEW_TEST, LessonRules.testTitle(lesson.title()));
    int link = statements.insert(NEW_LINK, id, test);
    List<Object> attendance = new ArrayList<>();
    List<Object> scores = new ArrayList<>();
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      Collections.addAll(attendance, id, student, LessonRules.isPresent(student) ? 1 : 0);
      for (int task = 1; task <= LessonRules.TASKS; task++) {
        Collections.addAll(scores, link, task, student, LessonRules.score(student, task));
      }
    }
    List<Object> tasks = new ArrayList<>();
    for (int task = 1; task <= LessonRules.TASKS; task++) {
      Collections.addAll(tasks, test, task, LessonRules.points(task));
    }
    statements.write(NEW_ATTENDANCE, attendance.toArray());
    statements.write(NEW_TASKS, tasks.toArray());
    statements.write(NEW_SCORES, scores.toArray());
    return id;
  }

  @Override
  public List<LessonReport> selectLessons(int group) throws RejectedException {
    Map<Integer, List<StudentReport>> students = new LinkedHashMap<>();
    List<LessonReport> lessons =
        statements.all(
            LESSONS,
            row -> new LessonReport(row.number(), row.text(), row.text(), row.number(), List.of()),
            group);
    if (lessons.isEmpty()) {
      throw new RejectedException(Rejection.NO_LESSONS);
    }
    statements.all(
        STUDENTS,
        row ->
            students
                .computeIfAbsent(row.number(), lesson -> new ArrayList<>())
                .add(new StudentReport(row.number(), row.flag(), row.number())),
        group);
    return lessons.stream()
        .map(
            lesson ->
                new LessonReport(
                    lesson.id(),
                    lesson.title(),
                    lesson.test(),
                    lesson.mostPoints(),
                    students.getOrDefault(lesson.id(), List.of())))
        .toList();
  }

  @Override
  public int deleteLessons(int group) throws RejectedException {
    int lessons = statements.all(LOCK, row -> row.number(), group).size();
    if (lessons == 0) {
      throw new RejectedException(Rejection.NO_LESSONS);
    }
    statements.write(DELETE_SCORES, group);
    statements.write(DELETE_TESTS, group);
    statements.write(DELETE_LESSONS, group);
    return lessons;
  }
}
