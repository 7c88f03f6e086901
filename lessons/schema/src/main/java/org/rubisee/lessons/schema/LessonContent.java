package org.rubisee.lessons.schema;

import java.sql.Connection;
import java.time.ZoneOffset;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Key;
import org.rubisee.schema.LoadedTable;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.settings.BusinessClock;

/** Ten lessons for each group. The rows of a lesson follow from its number. */
final class LessonContent implements Content {

  private static final int SCORES = LessonRules.STUDENTS * LessonRules.TASKS;
  private static final long CREATED =
      BusinessClock.LOAD_EPOCH.minusDays(1).toEpochSecond(ZoneOffset.UTC);

  private final int lessons;

  LessonContent(DataPlan plan) {
    lessons = plan.scale().items() * LessonRules.LESSONS_OF_GROUP;
  }

  /**
   * The rows of a table, made from numbers of lessons.
   *
   * @param table the table
   * @param columns its columns
   * @param sources how many lessons there are
   * @param writer writes the rows of a lesson
   */
  private record OfLessons(
      String table, String columns, int sources, ObjIntConsumer<RowBuffer> writer)
      implements TableRows {

    @Override
    public void write(int from, int to, RowBuffer out) {
      for (int lesson = from + 1; lesson <= to; lesson++) {
        writer.accept(out, lesson);
      }
    }
  }

  @Override
  public List<TableRows> rows() {
    return List.of(
        rows(
            LessonData.STUDENT_TASK,
            "id, lesson_test_id, task, student, score",
            LessonContent::writeScores),
        rows(
            LessonData.ATTENDANCE,
            "id, lesson_id, student, present",
            LessonContent::writeAttendance),
        rows(LessonData.TEST_TASK, "id, test_id, task, points", LessonContent::writeTasks),
        rows(LessonData.LESSON, "id, group_id, title, created", LessonContent::writeLesson),
        rows(LessonData.TEST, "id, title", LessonContent::writeTest),
        rows(
            LessonData.LESSON_TEST,
            "id, lesson_id, test_id",
            (out, lesson) -> out.number(lesson).number(lesson).number(lesson).endRow()));
  }

  private TableRows rows(Key key, String columns, ObjIntConsumer<RowBuffer> writer) {
    return new OfLessons(key.table(), columns, lessons, writer);
  }

  private static String title(int lesson) {
    return "Lesson " + lesson;
  }

  private static void writeLesson(RowBuffer out, int lesson) {
    out.number(lesson).number((lesson - 1) / LessonRules.LESSONS_OF_GROUP + 1L);
    out.text(title(lesson)).dateTime(CREATED).endRow();
  }

  private static void writeTest(RowBuffer out, int lesson) {
    out.number(lesson).text(LessonRules.testTitle(title(lesson))).endRow();
  }

  private static void writeAttendance(RowBuffer out, int lesson) {
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      out.number((lesson - 1L) * LessonRules.STUDENTS + student).number(lesson).number(student);
      out.number(LessonRules.isPresent(student) ? 1 : 0).endRow();
    }
  }

  private static void writeTasks(RowBuffer out, int lesson) {
    for (int task = 1; task <= LessonRules.TASKS; task++) {
      out.number((lesson - 1L) * LessonRules.TASKS + task).number(lesson).number(task);
      out.number(LessonRules.points(task)).endRow();
    }
  }

  private static void writeScores(RowBuffer out, int lesson) {
    long id = (lesson - 1L) * SCORES;
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      for (int task = 1; task <= LessonRules.TASKS; task++) {
        out.number(++id).number(lesson).number(task).number(student);
        out.number(LessonRules.score(student, task)).endRow();
      }
    }
  }

  @Override
  public List<LoadedTable> writtenTables() {
    return List.of(
        LoadedTable.counted(LessonData.LESSON, lessons),
        LoadedTable.counted(LessonData.ATTENDANCE, (long) lessons * LessonRules.STUDENTS),
        LoadedTable.counted(LessonData.TEST, lessons),
        LoadedTable.counted(LessonData.LESSON_TEST, lessons),
        LoadedTable.counted(LessonData.TEST_TASK, (long) lessons * LessonRules.TASKS),
        LoadedTable.counted(LessonData.STUDENT_TASK, (long) lessons * SCORES));
  }

  /** Loaded rows are never changed. If some were deleted, only a load helps. */
  @Override
  public int restoreChanged(Connection connection) {
    return 0;
  }
}
