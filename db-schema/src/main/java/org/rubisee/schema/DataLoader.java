package org.rubisee.schema;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rubisee.schema.rows.RowSink;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.settings.Message;

/**
 * Fills a database as a plan says: drops and creates the tables, loads parts of several tables at
 * once, each on a connection of its own, then builds the indices. What was in the tables before is
 * lost.
 */
public final class DataLoader {

  private static final long LEAST_PACKET_BYTES = 1 << 20;
  private static final int PART_SOURCES = 20 * TableRows.BLOCK;

  private final DatabaseAddress address;
  private final int threads;
  private final LoadProgress progress;

  /**
   * @param address the database; its schema must exist
   * @param threads connections that load at once, from 1
   * @param progress is told how far the load is
   */
  public DataLoader(DatabaseAddress address, int threads, LoadProgress progress) {
    if (threads < 1 || threads > 64) {
      throw new IllegalArgumentException("A load takes 1 to 64 threads, not " + threads);
    }
    this.address = address;
    this.threads = threads;
    this.progress = progress;
  }

  /** Connections that load at once unless told otherwise: one per processor, 2 to 8. */
  public static int defaultThreads() {
    return Math.max(2, Math.min(8, Runtime.getRuntime().availableProcessors()));
  }

  /**
   * Loads.
   *
   * @throws DatabaseFailedException if the database fails; the tables are then incomplete, and a
   *     load repairs them
   */
  public void load(DataPlan plan) {
    try (Connection connection = address.connectToLoad()) {
      requirePacket(connection);
      createTables(connection, plan.data().schema());
      Content content = plan.data().content(plan);
      List<Step> indices = indices(plan);
      List<Step> parts = parts(content.rows(), RowSink.of(connection));
      Counter counter = new Counter(parts.size() + indices.size());
      runAll(parts, counter);
      runAll(indices, counter);
      finish(connection, plan, content);
    } catch (SQLException e) {
      throw failed("The data could not be loaded", e);
    }
  }

  /** A batch of rows, or the longest description, is one packet. */
  private static void requirePacket(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT @@max_allowed_packet")) {
      row.next();
      if (row.getLong(1) < LEAST_PACKET_BYTES) {
        throw new DatabaseFailedException(
            String.format(
                Locale.ROOT,
                "The server's max_allowed_packet is %d bytes, and the data needs %d: set it there,"
                    + " with SET GLOBAL max_allowed_packet = 16777216",
                row.getLong(1),
                LEAST_PACKET_BYTES));
      }
    }
  }

  /** Data of another application goes, too: a database holds that of one at a time. */
  private static void createTables(Connection connection, Schema schema) throws SQLException {
    Set<String> dropped = new LinkedHashSet<>(schema.tables());
    DatabaseStatus.plan(connection)
        .ifPresent(before -> dropped.addAll(before.data().schema().tables()));
    for (String table : dropped) {
      SqlScript.execute(connection, "DROP TABLE IF EXISTS " + table);
    }
    for (String statement : schema.createTables()) {
      SqlScript.execute(connection, statement);
    }
  }

  /** Parts of the tables take turns, so that connections seldom work on the same table. */
  private static List<Step> parts(List<TableRows> tables, RowSink sink) {
    List<Step> steps = new ArrayList<>();
    int most = tables.stream().mapToInt(TableRows::sources).max().orElse(0);
    for (int start = 0; start < most; start += PART_SOURCES) {
      int from = start;
      for (TableRows rows : tables) {
        int to = Math.min(rows.sources(), from + PART_SOURCES);
        if (from < to) {
          steps.add(
              new Step(
                  "loading " + rows.table(), connection -> sink.load(connection, rows, from, to)));
        }
      }
    }
    return steps;
  }

  private static List<Step> indices(DataPlan plan) {
    return plan.data().schema().createIndexes(plan.indexes()).stream()
        .map(
            statement ->
                new Step(
                    "building indices", connection -> SqlScript.execute(connection, statement)))
        .toList();
  }

  private static void finish(Connection connection, DataPlan plan, Content content)
      throws SQLException {
    Schema schema = plan.data().schema();
    LogicalRestore.resetCounters(connection, content);
    SqlScript.execute(
        connection, "ALTER TABLE " + schema.planTable() + " COMMENT = '" + plan.toComment() + "'");
    Ids.resynchronize(connection);
    SqlScript.execute(connection, "ANALYZE TABLE " + String.join(", ", schema.tables()));
  }

  private void runAll(List<Step> steps, Counter counter) {
    ExecutorService workers = Executors.newFixedThreadPool(threads, DataLoader::worker);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (Step step : steps) {
        running.add(
            workers.submit(
                () -> {
                  run(step);
                  counter.advance(step.name());
                }));
      }
      for (Future<?> step : running) {
        step.get();
      }
    } catch (ExecutionException e) {
      throw failed("The data could not be loaded", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failed("The load was interrupted", e);
    } finally {
      workers.shutdownNow();
    }
  }

  private static Thread worker(Runnable work) {
    Thread thread = new Thread(work, "data-loader");
    thread.setDaemon(true);
    return thread;
  }

  private void run(Step step) {
    try (Connection connection = address.connectToLoad()) {
      SqlScript.execute(connection, "SET SESSION unique_checks = 0");
      SqlScript.tryToExecute(connection, "SET SESSION sql_log_bin = 0");
      SqlScript.tryToExecute(connection, "SET SESSION innodb_ddl_buffer_size = 67108864");
      step.work().run(connection);
    } catch (SQLException e) {
      throw failed("Failed while " + step.name(), e);
    }
  }

  private DatabaseFailedException failed(String what, Throwable cause) {
    if (cause instanceof DatabaseFailedException known) {
      return known;
    }
    return new DatabaseFailedException(
        what
            + " ("
            + address
            + "): "
            + Message.of(cause)
            + ". "
            + Remedy.of(cause, "Look for the cause in the server's log, then load again"),
        cause);
  }

  /** Something to do on a connection of its own. */
  private record Step(String name, Work work) {}

  private interface Work {
    void run(Connection connection) throws SQLException;
  }

  private final class Counter {

    private final int total;
    private int done;

    Counter(int total) {
      this.total = total;
    }

    synchronized void advance(String step) {
      progress.advanced(step, ++done, total);
    }
  }
}
