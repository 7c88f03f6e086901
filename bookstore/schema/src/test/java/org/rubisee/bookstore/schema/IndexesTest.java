package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Scale;
import org.rubisee.schema.testing.TestDatabase;

/** The lists of a subject are read in their order: no more than 50 books, and none is sorted. */
@ExtendWith(TestDatabase.class)
class IndexesTest {

  private static final DataPlan PLAN = BookstoreData.plan(Scale.of(10, 10_000));
  private static final String BOOKS_OF_A_SUBJECT =
      "EXPLAIN FORMAT=TREE SELECT i_id, i_title, a_fname, a_lname FROM item"
          + " JOIN author ON a_id = i_a_id WHERE i_subject = 'Music' ORDER BY ";

  @Test
  void giveTheListsOfASubjectInTheirOrder(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      assertThat(explain(connection, "i_pub_date DESC, i_title, i_id"))
          .contains("subject_published")
          .doesNotContain("Sort");
      assertThat(explain(connection, "i_title, i_id"))
          .contains("subject_title")
          .doesNotContain("Sort");
    }
  }

  private static String explain(Connection connection, String order) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(BOOKS_OF_A_SUBJECT + order + " LIMIT 50")) {
      row.next();
      return row.getString(1);
    }
  }
}
