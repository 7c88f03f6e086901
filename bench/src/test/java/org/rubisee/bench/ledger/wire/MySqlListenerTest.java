package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.mysql.cj.jdbc.JdbcConnection;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** What is heard on the wire is what a real driver did to a real MySQL. */
class MySqlListenerTest {

  @TempDir static Path folder;
  private static EmbeddedMySql mySql;
  private static Tally tally;
  private static Relay relay;
  private static Connection connection;

  @BeforeAll
  static void connectThroughARelay() throws SQLException {
    mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(64)
                .withDurability(MySqlOptions.Durability.RELAXED));
    tally = new Tally();
    relay =
        Relay.at(
            java.net.InetAddress.getLoopbackAddress(),
            new InetSocketAddress("127.0.0.1", mySql.port()),
            () -> new MySqlListener(tally));
    connection = open();
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE things (id INT PRIMARY KEY, name VARCHAR(9000))");
    }
  }

  private static Connection open() throws SQLException {
    String url = mySql.jdbcUrl().replace(":" + mySql.port() + "/", ":" + relay.port() + "/");
    return DriverManager.getConnection(url, EmbeddedMySql.USER, mySql.password());
  }

  @AfterAll
  static void stop() throws SQLException {
    connection.close();
    relay.close();
    mySql.close();
  }

  @BeforeEach
  void empty() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("DELETE FROM things");
    }
    tally.take();
  }

  private static void insert(int id) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO things VALUES (?, ?)")) {
      insert.setInt(1, id);
      insert.setString(2, "n".repeat(9000));
      insert.executeUpdate();
    }
  }

  @Test
  void countsExecutionsApartFromPreparing() throws SQLException {
    for (int id = 0; id < 5; id++) {
      insert(id);
    }
    Tally.Seen seen = tally.take();
    assertThat(seen.counts())
        .containsEntry(Column.INSERT, 5L)
        .containsEntry(Column.ROWS_CHANGED, 5L);
    assertThat(seen.counts().getOrDefault(Column.PREPARE, 0L)).isLessThanOrEqualTo(1);
    assertThat(seen.statements()).isEqualTo(Map.of("INSERT INTO things VALUES (?, ?)", 5));
    assertThat(seen.counts().get(Column.TO_DB)).isBetween(45_000L, 46_000L);
  }

  @Test
  void countsTheRowsThatCome() throws SQLException {
    insert(1);
    insert(2);
    tally.take();
    try (PreparedStatement select =
            connection.prepareStatement("SELECT id, name FROM things WHERE id > ?");
        Statement text = connection.createStatement()) {
      select.setInt(1, 0);
      consume(select.executeQuery());
      consume(text.executeQuery("SELECT id FROM things WHERE id = 99"));
    }
    Tally.Seen seen = tally.take();
    assertThat(seen.counts()).containsEntry(Column.SELECT, 2L).containsEntry(Column.ROWS_SENT, 2L);
  }

  @Test
  void countsTheReadsThatLock() throws SQLException {
    insert(1);
    tally.take();
    try (PreparedStatement locking =
            connection.prepareStatement("SELECT id FROM things WHERE id = ? for update");
        Statement text = connection.createStatement()) {
      locking.setInt(1, 1);
      consume(locking.executeQuery());
      consume(text.executeQuery("SELECT id FROM things"));
    }
    assertThat(tally.take().counts())
        .containsEntry(Column.SELECT, 2L)
        .containsEntry(Column.FOR_UPDATE, 1L);
  }

  private static void consume(ResultSet rows) throws SQLException {
    try (rows) {
      while (rows.next()) {
        assertThat(rows.getInt(1)).isPositive();
      }
    }
  }

  @Test
  void putsTransactionsInColumnsOfTheirOwn() throws SQLException {
    connection.setAutoCommit(false);
    insert(1);
    connection.commit();
    insert(2);
    connection.rollback();
    connection.setAutoCommit(true);
    assertThat(tally.take().counts())
        .containsEntry(Column.SET, 2L)
        .containsEntry(Column.COMMIT, 1L)
        .containsEntry(Column.ROLLBACK, 1L)
        .containsEntry(Column.INSERT, 2L)
        .doesNotContainKey(Column.OTHER);
  }

  @Test
  void doesNotCountPings() throws SQLException {
    assertThat(connection.isValid(5)).isTrue();
    assertThat(tally.total()).isZero();
  }

  @Test
  void countsTheResetsOfAConnection() throws SQLException {
    try (Connection own = open()) {
      tally.take();
      own.unwrap(JdbcConnection.class).changeUser(EmbeddedMySql.USER, mySql.password());
      own.unwrap(JdbcConnection.class).resetServerState();
    }
    Tally.Seen seen = tally.take();
    assertThat(seen.counts()).containsEntry(Column.OTHER, 2L);
    assertThat(seen.statements()).containsEntry("(reset of the connection)", 2);
  }

  @Test
  void goesOnAfterAStatementThatFails() throws SQLException {
    insert(1);
    try {
      insert(1);
    } catch (SQLException duplicate) {
      assertThat(duplicate.getMessage()).contains("Duplicate");
    }
    insert(2);
    assertThat(tally.take().counts())
        .containsEntry(Column.INSERT, 3L)
        .containsEntry(Column.ROWS_CHANGED, 2L);
  }

  @Test
  void agreesWithTheDatabasesOwnCounters() throws SQLException {
    try (Connection past =
        DriverManager.getConnection(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password())) {
      long before = selects(past);
      try (Statement statement = connection.createStatement()) {
        for (int i = 0; i < 7; i++) {
          consume(statement.executeQuery("SELECT id FROM things"));
        }
      }
      assertThat(tally.take().counts().get(Column.SELECT)).isEqualTo(selects(past) - before);
    }
  }

  private static long selects(Connection past) throws SQLException {
    try (Statement statement = past.createStatement();
        ResultSet row = statement.executeQuery("SHOW GLOBAL STATUS LIKE 'Com_select'")) {
      row.next();
      return row.getLong(2);
    }
  }
}
