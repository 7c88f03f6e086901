package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.Scale;
import org.rubisee.schema.testing.TestDatabase;

@ExtendWith(TestDatabase.class)
class LogicalRestoreTest {

  private static final DataPlan PLAN = BookstoreData.plan(Scale.of(400, 1_000));

  @Test
  void bringsBackWhatWasLoaded(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      String loaded = checksums(connection);
      new Purchase(connection, PLAN).store();
      changeABook(connection);
      assertThat(checksums(connection)).isNotEqualTo(loaded);
      assertThat(Audit.run(connection, true).violations()).isEmpty();

      assertThat(LogicalRestore.run(connection)).isEqualTo(3);

      assertThat(checksums(connection)).isEqualTo(loaded);
      assertThat(Audit.run(connection, true).isSound()).isTrue();
      TestDatabase.execute(
          connection, "INSERT INTO shopping_cart (sc_time) VALUES ('2002-11-04 10:00')");
      assertThat(TestDatabase.number(connection, "SELECT MAX(sc_id) FROM shopping_cart")).isOne();
    }
  }

  @Test
  void saysSoWhenOnlyALoadHelps(DatabaseAddress address) throws SQLException {
    new DataLoader(address, 2, LoadProgress.SILENT).load(PLAN);
    try (Connection connection = address.connect()) {
      TestDatabase.execute(connection, "DELETE FROM order_line WHERE ol_o_id = 5 AND ol_id = 1");
      assertThatThrownBy(() -> LogicalRestore.run(connection))
          .isInstanceOf(DatabaseFailedException.class)
          .hasMessageContaining("loaded rows are missing")
          .hasMessageContaining("./rubis db load");
    }
  }

  private static void changeABook(Connection connection) throws SQLException {
    TestDatabase.execute(
        connection,
        "UPDATE item SET i_cost = 5, i_pub_date = '2002-11-04', i_image = 'images/1.png',"
            + " i_thumbnail = 'thumbnails/1.png', i_related1 = 999, i_related2 = 998,"
            + " i_related3 = 997, i_related4 = 996, i_related5 = 995 WHERE i_id = 9");
  }

  private static String checksums(Connection connection) throws SQLException {
    return TestDatabase.checksums(connection, PLAN.data().schema());
  }
}
