package org.rubisee.entitycontract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.rubisee.auction.schema.AuctionData;
import org.rubisee.auction.schema.AuctionScale;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.schema.Scale;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** Gives tests a real database with the site's data: one for all test classes. */
public final class SiteData implements ParameterResolver {
  /** What is loaded: little, but of everything. */
  public static final Scale SCALE = AuctionScale.of(300, 160, 80);

  private static final int BUFFER_POOL_MIB = 64;
  private static final List<String> TABLES =
      List.of("users", "items", "old_items", "bids", "comments", "buy_now");

  /** The running database. */
  public static final class Running implements AutoCloseable {
    private final Path folder;
    private final EmbeddedMySql mySql;
    private final StatementCounters counters;

    private Running() {
      try {
        folder = Files.createTempDirectory("rubis-entities-test");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      mySql =
          EmbeddedMySql.start(
              MySqlOptions.in(folder)
                  .withBufferPoolMib(BUFFER_POOL_MIB)
                  .withDurability(MySqlOptions.Durability.RELAXED));
      counters = new StatementCounters(address());
      new DataLoader(address(), 2, LoadProgress.SILENT).load(AuctionData.plan(SCALE));
    }

    /** Where it is. */
    public DatabaseAddress address() {
      return new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password());
    }

    /** A connection at the isolation level that the servers use. */
    public Connection connect() throws SQLException {
      Connection connection = address().connect();
      connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
      return connection;
    }

    /** Puts the data back. */
    public void restore() throws SQLException {
      try (Connection connection = connect()) {
        LogicalRestore.run(connection);
      }
    }

    /** Statements that the server has executed since its start: queries, inserts and updates. */
    public Statements statements() throws SQLException {
      return counters.read();
    }

    /** Runs a statement behind the back of whoever uses the database. */
    public void execute(String sql) throws SQLException {
      try (Connection connection = connect();
          Statement statement = connection.createStatement()) {
        statement.executeUpdate(sql);
      }
    }

    /** All rows of all tables but ids. */
    public Map<String, List<String>> rows() throws SQLException {
      Map<String, List<String>> rows = new TreeMap<>();
      try (Connection connection = connect();
          Statement statement = connection.createStatement()) {
        for (String table : TABLES) {
          rows.put(table, rows(statement, table));
        }
      }
      return rows;
    }

    private static List<String> rows(Statement statement, String table) throws SQLException {
      List<String> rows = new ArrayList<>();
      try (ResultSet result = statement.executeQuery("SELECT * FROM " + table + " ORDER BY id")) {
        int columns = result.getMetaData().getColumnCount();
        while (result.next()) {
          StringBuilder row = new StringBuilder();
          for (int column = 1; column <= columns; column++) {
            row.append(result.getString(column)).append('|');
          }
          rows.add(row.toString());
        }
      }
      return rows;
    }

    @Override
    public void close() throws IOException, SQLException {
      counters.close();
      mySql.close();
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Running.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(ExtensionContext.Namespace.GLOBAL)
        .getOrComputeIfAbsent(Running.class, type -> new Running(), Running.class);
  }
}
