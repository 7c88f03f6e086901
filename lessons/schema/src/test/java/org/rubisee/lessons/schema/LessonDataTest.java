package org.rubisee.lessons.schema;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.testing.GeneratedRows;
import org.rubisee.schema.testing.TestDatabase;

/** Loading, auditing and restoring. */
@ExtendWith(TestDatabase.class)
class LessonDataTest {

  private static final LessonData DATA = new LessonData();
  private static final DataPlan TINY = DATA.plan(Sizes.TINY);

  /** The last column of the paper's table 1. */
  @Test
  void hasTheRowsOfThePaper(DatabaseAddress address) throws SQLException {
    TestDatabase.load(address, DATA.plan(Sizes.PAPER));
    try (Connection connection = address.connect()) {
      assertThat(TestDatabase.rows(connection, DATA.schema()))
          .containsExactlyInAnyOrderEntriesOf(
              Map.ofEntries(
                  entry("t_lesson", 1_000L),
                  entry("t_att_activity", 10_000L),
                  entry("t_lesson_test", 1_000L),
                  entry("t_student_task", 40_000L),
                  entry("t_test", 1_000L),
                  entry("t_tst_task", 4_000L)));
      assertThat(Audit.run(connection, true).isSound()).isTrue();
    }
  }

  /** Results are comparable only if the data stays the same, byte by byte. */
  @Test
  void generatesTheSameBytesAsEarlierVersions() throws Exception {
    assertThat(GeneratedRows.digests(new LessonContent(TINY).rows()))
        .containsExactly(
            "t_student_task 15453 704866627766374341be291c66e89272f4ddaeb1aa4968a33c29b3a5d9f85198",
            "t_att_activity 3132 96885f0cec73dc1f0be1a88da339c95a7f87511a417769ce1ba483769e2d6ef9",
            "t_tst_task 1176 c2f31cafa3bf3f212f49baa36606c17a120eb6368217f6caea53e0c7455aec45",
            "t_lesson 1032 796f7718b1c9b046350cf171bc708dd74ad43862869f251b3521f54073307467",
            "t_test 552 023ac347132539d7f4ca4034a528d7583496e036dfa3f6203f45b063893be4f9",
            "t_lesson_test 243 6cac328630965012e335df860c1c003f1db2157ddb4aa5ccb05cf1cd6a860515");
  }

  @Test
  void takesAwayWhatWasCreatedButCannotBringBackWhatWasDeleted(DatabaseAddress address)
      throws SQLException {
    TestDatabase.load(address, TINY);
    try (Connection connection = address.connect()) {
      String loaded = TestDatabase.checksums(connection, DATA.schema());
      TestDatabase.execute(
          connection, "INSERT INTO t_lesson (group_id, title, created) VALUES (9, 'T', NOW())");

      assertThat(LogicalRestore.run(connection)).isZero();

      assertThat(TestDatabase.checksums(connection, DATA.schema())).isEqualTo(loaded);
      TestDatabase.execute(connection, "DELETE FROM t_lesson WHERE id = 3");
      assertThatThrownBy(() -> LogicalRestore.run(connection))
          .isInstanceOf(DatabaseFailedException.class)
          .hasMessageContaining("loaded rows are missing");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DELETE FROM t_att_activity WHERE id = 7 | a lesson has ten students and one test
          DELETE FROM t_lesson_test WHERE id = 7 | a lesson has ten students and one test
          DELETE FROM t_tst_task WHERE id = 7 | a test has four tasks
          DELETE FROM t_student_task WHERE id = 7 | a test of a lesson has forty scores
          INSERT INTO t_test (title) VALUES ('T') | a test is one lesson's
          DELETE FROM t_lesson WHERE id = 7 | t_att_activity.lesson_id is the id
          DELETE FROM t_lesson WHERE id = 7 | t_lesson_test.lesson_id is the id
          DELETE FROM t_test WHERE id = 7 | t_lesson_test.test_id is the id
          DELETE FROM t_test WHERE id = 7 | t_tst_task.test_id is the id
          DELETE FROM t_lesson_test WHERE id = 7 | t_student_task.lesson_test_id is the id
          """)
  void findsDamage(String damage, String invariant, DatabaseAddress address) throws SQLException {
    TestDatabase.load(address, TINY);
    try (Connection connection = address.connect()) {
      assertThat(TestDatabase.violationsAfter(damage, connection))
          .anySatisfy(found -> assertThat(found).startsWith(invariant));
    }
  }
}
