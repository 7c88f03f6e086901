package org.rubisee.lessons.schema;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.FaultStatements;
import org.rubisee.schema.Key;
import org.rubisee.schema.Quantity;
import org.rubisee.schema.Reference;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.SqlCheck;
import org.rubisee.schema.StoredWrite;

/** The data of the lessons. Items are the activity groups; users have no rows. */
public final class LessonData implements ApplicationData {

  /** The name of the application. */
  public static final String NAME = "lessons";

  static final Key LESSON = Key.id("t_lesson");
  static final Key ATTENDANCE = Key.id("t_att_activity");
  static final Key TEST = Key.id("t_test");
  static final Key LESSON_TEST = Key.id("t_lesson_test");
  static final Key TEST_TASK = Key.id("t_tst_task");
  static final Key STUDENT_TASK = Key.id("t_student_task");

  /** As many as the paper's largest number of users creates, and their groups of ten. */
  private static final int PAPER_USERS = 1_000;

  private static final int PAPER_GROUPS = 100;
  private static final int FEWEST = 3;
  private static final double MEBIBYTES = 6;

  private static final Sizes SIZES =
      new Sizes(
          List.of(
              new Quantity(Scale.USERS, PAPER_USERS, FEWEST),
              new Quantity(Scale.ITEMS, PAPER_GROUPS, FEWEST)),
          Scale.of(10, FEWEST),
          scale -> MEBIBYTES * scale.items() / PAPER_GROUPS);

  private static final FaultStatements FAULTS =
      new FaultStatements(
          "ALTER TABLE t_student_task ALTER INDEX lesson_test_id INVISIBLE",
          "ALTER TABLE t_student_task ALTER INDEX lesson_test_id VISIBLE",
          "SELECT id FROM t_lesson FOR UPDATE");

  private static final List<Reference> REFERENCES =
      List.of(
          new Reference(ATTENDANCE, "lesson_id", List.of(LESSON), false),
          new Reference(LESSON_TEST, "lesson_id", List.of(LESSON), false),
          new Reference(LESSON_TEST, "test_id", List.of(TEST), false),
          new Reference(TEST_TASK, "test_id", List.of(TEST), false),
          new Reference(STUDENT_TASK, "lesson_test_id", List.of(LESSON_TEST), false));

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return Schema.beside(
        LessonData.class,
        Stream.of(LESSON, ATTENDANCE, TEST, LESSON_TEST, TEST_TASK, STUDENT_TASK)
            .map(Key::table)
            .toList(),
        LESSON.table());
  }

  @Override
  public Sizes sizes() {
    return SIZES;
  }

  @Override
  public Content content(DataPlan plan) {
    return new LessonContent(plan);
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return new AuditPlan(
        SqlCheck.ofScript(new ResourceText(LessonData.class, "audit.sql").text(), ""),
        REFERENCES,
        List.of(),
        List.of());
  }

  /** None: customers delete the lessons that they create. */
  @Override
  public List<StoredWrite> writes() {
    return List.of();
  }

  @Override
  public Key pricedRow() {
    return LESSON;
  }

  @Override
  public FaultStatements faults() {
    return FAULTS;
  }
}
