package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.rubisee.bench.results.tier.StatementCost;
import org.rubisee.bench.results.tier.StatementFile;
import org.rubisee.schema.DatabaseAddress;

/**
 * Asks a database what each statement cost between two moments. MySQL counts that in its
 * performance schema, with CPU time from 8.0.28 on, if it was started so. Not for use by several
 * threads.
 *
 * <p>The schema has statements sent as text, prepared statements as long as they are open, and
 * commands of the protocol such as Prepare. Executions of prepared statements that were closed
 * meanwhile are left under the command Execute.
 */
public final class StatementProfiler {

  private static final double PICOS = 1e12;
  private static final int CONSUMERS = 2;
  private static final String ENABLED =
      "SELECT COUNT(*) FROM performance_schema.setup_consumers WHERE ENABLED = 'YES'"
          + " AND NAME IN ('statements_digest', 'events_statements_cpu')";

  private static final String TEXTS = "performance_schema.events_statements_summary_by_digest";
  private static final String PREPARED = "performance_schema.prepared_statements_instances";
  private static final String COMMANDS =
      "performance_schema.events_statements_summary_global_by_event_name";

  private static final String OF_TEXTS =
      "SELECT DIGEST_TEXT, SUM(COUNT_STAR), SUM(SUM_CPU_TIME), SUM(SUM_TIMER_WAIT),"
          + " SUM(SUM_ROWS_EXAMINED), SUM(SUM_ROWS_SENT) FROM "
          + TEXTS
          + " WHERE DIGEST_TEXT IS NOT NULL GROUP BY DIGEST_TEXT";
  private static final String OF_PREPARED =
      "SELECT SQL_TEXT, SUM(COUNT_EXECUTE), SUM(SUM_CPU_TIME), SUM(SUM_TIMER_EXECUTE),"
          + " SUM(SUM_ROWS_EXAMINED), SUM(SUM_ROWS_SENT) FROM "
          + PREPARED
          + " WHERE COUNT_EXECUTE > 0 GROUP BY SQL_TEXT";
  private static final String EXECUTE = "command Execute";
  private static final String OF_COMMANDS =
      "SELECT CONCAT('command ', SUBSTRING_INDEX(EVENT_NAME, '/', -1)), COUNT_STAR, SUM_CPU_TIME,"
          + " SUM_TIMER_WAIT, SUM_ROWS_EXAMINED, SUM_ROWS_SENT FROM "
          + COMMANDS
          + " WHERE EVENT_NAME LIKE 'statement/com/%' AND COUNT_STAR > 0";

  private final DatabaseAddress database;
  private final Path folder;
  private final Consumer<String> remarks;
  private boolean counting;

  /**
   * A profiler.
   *
   * @param database with an account that may read and empty the performance schema
   * @param folder where the costs go
   * @param remarks told, in sentences, what the user should know
   */
  public StatementProfiler(DatabaseAddress database, Path folder, Consumer<String> remarks) {
    this.database = database;
    this.folder = folder;
    this.remarks = remarks;
  }

  /** Begins to count, if the database can. */
  public void start() {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      counting = counts(statement);
      if (counting) {
        for (String table : List.of(TEXTS, PREPARED, COMMANDS)) {
          statement.execute("TRUNCATE TABLE " + table);
        }
      } else {
        remarks.accept(
            "The database does not count the CPU time of statements: start it with"
                + " performance_schema=ON and performance_schema_consumer_events_statements_cpu=ON");
      }
    } catch (SQLException e) {
      remarks.accept("The statements of the database cannot be counted: " + e.getMessage());
    }
  }

  /** Writes what was counted. Does nothing when nothing was. */
  public void stop() {
    if (!counting) {
      return;
    }
    counting = false;
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      List<StatementCost> costs = costs(statement, OF_PREPARED);
      for (StatementCost command : costs(statement, OF_COMMANDS)) {
        costs.add(command.statement().equals(EXECUTE) ? ofClosed(command, costs) : command);
      }
      costs.addAll(costs(statement, OF_TEXTS));
      costs.removeIf(cost -> cost.calls() <= 0);
      costs.sort(Comparator.comparingDouble(StatementCost::cpuSeconds).reversed());
      StatementFile.write(folder, costs);
    } catch (SQLException | IOException e) {
      remarks.accept("What the statements of the database cost is lost: " + e.getMessage());
    }
  }

  private static List<StatementCost> costs(Statement statement, String query) throws SQLException {
    List<StatementCost> costs = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        costs.add(
            new StatementCost(
                rows.getString(1),
                rows.getLong(2),
                rows.getDouble(3) / PICOS,
                rows.getDouble(4) / PICOS,
                rows.getLong(5),
                rows.getLong(6)));
      }
    }
    return costs;
  }

  /** What is left of all executions without those of open prepared statements. */
  private static StatementCost ofClosed(StatementCost executions, List<StatementCost> costs) {
    List<StatementCost> open =
        costs.stream().filter(cost -> !cost.statement().startsWith("command ")).toList();
    return new StatementCost(
        EXECUTE,
        executions.calls() - open.stream().mapToLong(StatementCost::calls).sum(),
        executions.cpuSeconds() - open.stream().mapToDouble(StatementCost::cpuSeconds).sum(),
        executions.elapsedSeconds()
            - open.stream().mapToDouble(StatementCost::elapsedSeconds).sum(),
        executions.rowsExamined() - open.stream().mapToLong(StatementCost::rowsExamined).sum(),
        executions.rowsSent() - open.stream().mapToLong(StatementCost::rowsSent).sum());
  }

  private static boolean counts(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery(ENABLED)) {
      return row.next() && row.getInt(1) == CONSUMERS;
    }
  }
}
