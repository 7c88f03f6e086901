package org.rubisee.schema.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Audit;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.SqlScript;
import org.rubisee.schema.rows.RowStream;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Loads a scale, generated as it goes and bare: LOAD DATA of the same rows from finished files into
 * the same tables, with the same indices and as many connections. In turns on the same server, so
 * that both meet the same machine. Then snapshots and restores. The application's data must be on
 * the class path. Arguments: an empty folder, the application, the scale, the number of turns.
 */
public final class LoadBenchmark {

  private static final int PART_SOURCES = 20 * TableRows.BLOCK;

  private final EmbeddedMySql server;
  private final DatabaseAddress address;
  private final DataPlan plan;
  private final int threads = DataLoader.defaultThreads();
  private final PrintStream out = System.out;

  private LoadBenchmark(EmbeddedMySql server, DataPlan plan) {
    this.server = server;
    this.address = new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.USER, server.password());
    this.plan = plan;
  }

  /** Runs it. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    ApplicationData data = ApplicationData.named(arguments[1]);
    DataPlan plan =
        DataPlan.of(data.application(), data.sizes().of(Double.parseDouble(arguments[2])));
    try (EmbeddedMySql server = EmbeddedMySql.start(MySqlOptions.in(folder.resolve("db")))) {
      new LoadBenchmark(server, plan)
          .run(Files.createDirectories(folder.resolve("rows")), Integer.parseInt(arguments[3]));
    }
  }

  private void run(Path folder, int turns) throws Exception {
    out.printf(
        Locale.ROOT, "%s, %d connections, %s%n", EmbeddedMySql.engine(), threads, plan.scale());
    List<Part> parts = writeFiles(folder);
    double generatedSeconds = 0;
    double bareSeconds = 0;
    for (int turn = 0; turn < turns; turn++) {
      bareSeconds += report("bare LOAD DATA", () -> loadBare(parts));
      generatedSeconds += report("generated load", this::loadGenerated);
    }
    out.printf(Locale.ROOT, "generated / bare: %.2f%n", generatedSeconds / bareSeconds);
    try (Connection connection = address.connect()) {
      DatabaseStatus status = DatabaseStatus.read(connection);
      out.printf(Locale.ROOT, "size: %.0f MB%n", status.bytes() / 1e6);
      status.tables().forEach(out::println);
      report("audit", () -> out.print(Audit.run(connection, true)));
    }
    report("snapshot", () -> server.snapshot("loaded"));
    report("restore", () -> server.restore("loaded"));
    try (Connection connection = address.connect()) {
      report("restore by SQL", () -> LogicalRestore.run(connection));
    }
  }

  private List<Part> writeFiles(Path folder) throws IOException {
    long start = System.nanoTime();
    long bytes = 0;
    List<Part> parts = new ArrayList<>();
    List<TableRows> tables = plan.data().content(plan).rows();
    int most = tables.stream().mapToInt(TableRows::sources).max().orElse(0);
    for (int from = 0; from < most; from += PART_SOURCES) {
      for (TableRows rows : tables) {
        if (from < rows.sources()) {
          Path file = folder.resolve(rows.table() + parts.size());
          int to = Math.min(rows.sources(), from + PART_SOURCES);
          try (InputStream in = new RowStream(rows, from, to)) {
            bytes += Files.copy(in, file);
          }
          parts.add(new Part(rows.table(), rows.columns(), file));
        }
      }
    }
    out.printf(
        Locale.ROOT,
        "generated %.0f MB to files in %.1f s, one thread%n",
        bytes / 1e6,
        (System.nanoTime() - start) / 1e9);
    return parts;
  }

  private void loadGenerated() {
    new DataLoader(address, threads, LoadProgress.SILENT).load(plan);
  }

  private void loadBare(List<Part> parts) throws Exception {
    try (Connection connection = address.connect()) {
      for (String table : plan.data().schema().tables()) {
        SqlScript.execute(connection, "DROP TABLE IF EXISTS " + table);
      }
      for (String statement : plan.data().schema().createTables()) {
        SqlScript.execute(connection, statement);
      }
    }
    executeAll(parts.stream().map(Part::statement).toList());
    executeAll(plan.data().schema().createIndexes(plan.indexes()));
    executeAll(List.of("ANALYZE TABLE " + String.join(", ", plan.data().schema().tables())));
  }

  private void executeAll(List<String> statements) throws InterruptedException, ExecutionException {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    List<Callable<Void>> work = new ArrayList<>();
    for (String statement : statements) {
      work.add(() -> execute(statement));
    }
    for (Future<Void> done : workers.invokeAll(work)) {
      done.get();
    }
    workers.shutdown();
  }

  private Void execute(String statement) throws SQLException {
    try (Connection connection = address.connect()) {
      SqlScript.execute(connection, "SET SESSION unique_checks = 0");
      SqlScript.execute(connection, "SET SESSION innodb_ddl_buffer_size = 67108864");
      SqlScript.execute(connection, statement);
    }
    return null;
  }

  private double report(String what, Work work) throws Exception {
    long start = System.nanoTime();
    work.run();
    double seconds = (System.nanoTime() - start) / 1e9;
    out.printf(Locale.ROOT, "%s: %.1f s%n", what, seconds);
    return seconds;
  }

  private interface Work {
    void run() throws Exception;
  }

  private record Part(String table, String columns, Path file) {

    String statement() {
      return "LOAD DATA LOCAL INFILE '" + file + "' INTO TABLE " + table + " (" + columns + ")";
    }
  }
}
