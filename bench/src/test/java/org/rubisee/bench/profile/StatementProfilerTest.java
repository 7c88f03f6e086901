package org.rubisee.bench.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.StatementCost;
import org.rubisee.bench.results.tier.StatementFile;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** Counts the statements of a real driver in a real MySQL. */
class StatementProfilerTest {

  private static final int ROWS = 500;
  private static final int CALLS = 40;
  private static final String SEARCH = "SELECT COUNT(*) FROM things WHERE name <> ?";

  @TempDir static Path folder;
  private static EmbeddedMySql mySql;

  @TempDir private Path trial;
  private final List<String> remarks = new ArrayList<>();

  @BeforeAll
  static void start() {
    mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(64)
                .withDurability(MySqlOptions.Durability.RELAXED)
                .withStatementCounts(true));
  }

  @AfterAll
  static void stop() {
    mySql.close();
  }

  @Test
  void countsCallsRowsAndCpuTimeOfPreparedStatements() throws SQLException, IOException {
    try (Connection connection = address().connect()) {
      fill(connection);
      StatementProfiler profiler = new StatementProfiler(address(), trial, remarks::add);
      profiler.start();
      search(connection);
      closeAfterwards();
      profiler.stop();
    }
    assertThat(remarks).isEmpty();
    List<StatementCost> costs = StatementFile.read(trial);
    assertThat(named(costs, "command Execute").calls()).isEqualTo(1);
    assertThat(named(costs, "command Execute").rowsSent()).isEqualTo(ROWS);
    assertThat(named(costs, "command Prepare").calls()).isEqualTo(2);
    assertThat(named(costs, SEARCH))
        .satisfies(
            cost -> {
              assertThat(cost.calls()).isEqualTo(CALLS);
              assertThat(cost.rowsExamined()).isEqualTo((long) CALLS * ROWS);
              assertThat(cost.rowsSent()).isEqualTo(CALLS);
              assertThat(cost.cpuSeconds()).isPositive().isLessThan(60);
            });
    counts(false);
    new StatementProfiler(address(), trial, remarks::add).start();
    assertThat(remarks).singleElement().asString().contains("performance_schema=ON");
    counts(true);
  }

  @Test
  void writesNothingBeforeItsStart() throws IOException {
    new StatementProfiler(address(), trial, remarks::add).stop();
    assertThat(StatementFile.read(trial)).isEmpty();
  }

  private static void counts(boolean counts) {
    mySql.countStatements(counts);
    mySql.restart();
  }

  private static void fill(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE things (id INT PRIMARY KEY, name VARCHAR(30))");
    }
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO things VALUES (?, 'thing')")) {
      for (int id = 0; id < ROWS; id++) {
        insert.setInt(1, id);
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void search(Connection connection) throws SQLException {
    try (PreparedStatement search = connection.prepareStatement(SEARCH)) {
      for (int call = 0; call < CALLS; call++) {
        search.setString(1, "n" + call);
        try (ResultSet row = search.executeQuery()) {
          assertThat(row.next()).isTrue();
        }
      }
    }
  }

  /** The execution of a statement that is closed with its connection. */
  private static void closeAfterwards() throws SQLException {
    try (Connection connection = address().connect();
        PreparedStatement all = connection.prepareStatement("SELECT id FROM things");
        ResultSet rows = all.executeQuery()) {
      assertThat(rows.next()).isTrue();
    }
  }

  private static StatementCost named(List<StatementCost> costs, String statement) {
    return costs.stream()
        .filter(cost -> cost.statement().equals(statement))
        .findFirst()
        .orElseThrow(() -> new AssertionError("not counted, but " + costs));
  }

  private static DatabaseAddress address() {
    return new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password());
  }
}
