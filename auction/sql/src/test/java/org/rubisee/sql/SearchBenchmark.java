package org.rubisee.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Random;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.settings.BusinessClock;

/**
 * What two ways to write a search cost the database: the plain way, and one that finds the ids of
 * the page first. Not a test: give {@code main} the JDBC URL, with user and password, of a loaded
 * database of this machine that does nothing else, for example that of {@code ./rubis serve
 * servlets-only --scale paper}. Prints processor time of the database's process per page, since
 * elapsed times say little on a machine that does other things.
 */
final class SearchBenchmark {
  private static final int PAGES = 1500;
  private static final int PAGE_SIZE = 20;
  private static final int MICROS_PER_TICK = 10_000;
  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusMinutes(5);
  private static final String COLUMNS =
      " i.id, i.name, i.initial_price, i.max_bid, i.nb_of_bids, i.end_date, i.buy_now, i.category ";

  private static final String OF_CATEGORY =
      " FROM items i WHERE i.category = ? AND i.end_date > ?"
          + " ORDER BY i.end_date, i.id LIMIT ? OFFSET ?";
  private static final String OF_REGION =
      " FROM items i JOIN users u ON u.id = i.seller"
          + " WHERE i.category = ? AND i.end_date > ? AND u.region = ?"
          + " ORDER BY i.end_date, i.id LIMIT ? OFFSET ?";

  private final Connection connection;
  private final Path databaseProcess;

  private SearchBenchmark(Connection connection) throws SQLException, IOException {
    this.connection = connection;
    Statements statements = new Statements("benchmark", connection);
    Path data = Path.of(statements.one("SELECT @@datadir", Row::text).orElseThrow());
    String pidFile = statements.one("SELECT @@pid_file", Row::text).orElseThrow();
    String pid = Files.readString(data.resolve(pidFile)).strip();
    databaseProcess = Path.of("/proc", pid, "stat");
  }

  public static void main(String[] arguments) throws SQLException, IOException {
    try (Connection connection = DriverManager.getConnection(arguments[0])) {
      SearchBenchmark benchmark = new SearchBenchmark(connection);
      for (int round = 0; round < 2; round++) {
        for (int page : new int[] {0, 2, 10}) {
          benchmark.compare("category, page " + page, OF_CATEGORY, page, false);
        }
        benchmark.compare("category and region", OF_REGION, 0, true);
      }
    }
  }

  private void compare(String search, String sql, int page, boolean ofRegion)
      throws SQLException, IOException {
    String idsFirst =
        "SELECT"
            + COLUMNS
            + "FROM (SELECT i.id"
            + sql
            + ") page JOIN items i ON i.id = page.id ORDER BY i.end_date, i.id";
    System.out.printf(
        Locale.ROOT,
        "%s: plain %d µs, ids first %d µs%n",
        search,
        microsPerPage("SELECT" + COLUMNS + sql, page, ofRegion),
        microsPerPage(idsFirst, page, ofRegion));
  }

  private long microsPerPage(String sql, int page, boolean ofRegion)
      throws SQLException, IOException {
    Random random = new Random(42);
    long before = databaseTicks();
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < PAGES; i++) {
        int parameter = 0;
        statement.setInt(++parameter, 1 + random.nextInt(40));
        statement.setObject(++parameter, NOW);
        if (ofRegion) {
          statement.setInt(++parameter, 1 + random.nextInt(62));
        }
        statement.setInt(++parameter, PAGE_SIZE + 1);
        statement.setInt(++parameter, page * PAGE_SIZE);
        read(statement);
      }
    }
    return (databaseTicks() - before) * MICROS_PER_TICK / PAGES;
  }

  private static void read(PreparedStatement statement) throws SQLException {
    try (ResultSet result = statement.executeQuery()) {
      Row row = new Row(result);
      while (row.next()) {
        ItemPage.summary(row);
      }
    }
  }

  /** User and system time of the database's process, in ticks of 10 ms. */
  private long databaseTicks() throws IOException {
    String stat = Files.readString(databaseProcess);
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }
}
