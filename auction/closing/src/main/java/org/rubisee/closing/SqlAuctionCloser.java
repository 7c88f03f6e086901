package org.rubisee.closing;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;
import org.rubisee.logic.DatabaseErrors;
import org.rubisee.logic.Money;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.ClosedActivity;
import org.rubisee.model.NewItem;

/**
 * Closes auctions by SQL. The item is locked first, as by whoever bids or buys, so an accepted bid
 * is either there when the item moves, or its transaction finds no item. An item that somebody else
 * has locked is left for the next time: nobody waits.
 */
public final class SqlAuctionCloser implements AuctionCloser {
  /** The server's data source; servers that have it under another name say so by the property. */
  private static final String DATA_SOURCE =
      System.getProperty("rubis.db.jndi-name", "java:jboss/datasources/RubisDS");

  private static final String ENDED =
      "SELECT id FROM items WHERE end_date <= ? ORDER BY end_date, id LIMIT ?";

  private static final String LOCK =
      """
      SELECT seller, category, name, description, quantity, initial_price, reserve_price, buy_now,
        start_date, end_date
      FROM items
      WHERE id = ? AND end_date <= ?
      FOR UPDATE SKIP LOCKED""";

  private static final String UNITS_BOUGHT =
      "SELECT COALESCE(SUM(qty), 0) FROM buy_now WHERE item_id = ?";

  private static final String COPY =
      """
      INSERT INTO old_items (id, name, description, initial_price, quantity, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category)
      SELECT id, name, description, initial_price, quantity, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category
      FROM items
      WHERE id = ?""";

  private static final String DELETE = "DELETE FROM items WHERE id = ?";

  private final DataSource dataSource;

  /** The closer on the server's data source. */
  public SqlAuctionCloser() {
    this(dataSource());
  }

  /** The closer on this data source, whose connections are at READ COMMITTED. */
  SqlAuctionCloser(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  private static DataSource dataSource() {
    try {
      return (DataSource) new InitialContext().lookup(DATA_SOURCE);
    } catch (NamingException e) {
      throw new IllegalStateException(
          "The web server has no data source "
              + DATA_SOURCE
              + ": add it to its configuration, or set rubis.site.closing-seconds to 0",
          e);
    }
  }

  @Override
  public List<Integer> ended(LocalDateTime now, int most) {
    try (Connection connection = dataSource.getConnection();
        PreparedStatement statement = connection.prepareStatement(ENDED)) {
      statement.setObject(1, now);
      statement.setInt(2, most);
      List<Integer> ids = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          ids.add(rows.getInt(1));
        }
      }
      return ids;
    } catch (SQLException e) {
      throw failure("Could not look for auctions that ended", e);
    }
  }

  @Override
  public Optional<NewItem> close(int itemId, LocalDateTime now) {
    try (Connection connection = dataSource.getConnection()) {
      connection.setAutoCommit(false);
      try {
        Optional<NewItem> closed = close(connection, itemId, now);
        connection.commit();
        return closed;
      } catch (SQLException | RuntimeException e) {
        connection.rollback();
        throw e;
      } finally {
        connection.setAutoCommit(true);
      }
    } catch (SQLException e) {
      throw failure("Could not close the auction of item " + itemId, e);
    }
  }

  private static Optional<NewItem> close(Connection connection, int itemId, LocalDateTime now)
      throws SQLException {
    Optional<NewItem> item = locked(connection, itemId, now);
    if (item.isPresent()) {
      change(connection, COPY, itemId);
      change(connection, DELETE, itemId);
    }
    return item;
  }

  private static Optional<NewItem> locked(Connection connection, int itemId, LocalDateTime now)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(LOCK)) {
      statement.setInt(1, itemId);
      statement.setObject(2, now);
      try (ResultSet row = statement.executeQuery()) {
        return row.next()
            ? Optional.of(forSaleAgain(row, unitsBought(connection, itemId)))
            : Optional.empty();
      }
    }
  }

  private static NewItem forSaleAgain(ResultSet row, int unitsBought) throws SQLException {
    return new NewItem(
        row.getInt("seller"),
        row.getInt("category"),
        row.getString("name"),
        row.getString("description"),
        row.getInt("quantity") + unitsBought,
        Money.of(row.getBigDecimal("initial_price")),
        Money.of(row.getBigDecimal("reserve_price")),
        Money.of(row.getBigDecimal("buy_now")),
        days(
            row.getObject("start_date", LocalDateTime.class),
            row.getObject("end_date", LocalDateTime.class)));
  }

  private static int days(LocalDateTime start, LocalDateTime end) {
    long days = ChronoUnit.DAYS.between(start, end);
    return (int) Math.min(Math.max(days, 1), AuctionRules.MAX_DURATION_DAYS);
  }

  private static int unitsBought(Connection connection, int itemId) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(UNITS_BOUGHT)) {
      statement.setInt(1, itemId);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return row.getInt(1);
      }
    }
  }

  private static void change(Connection connection, String sql, int itemId) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setInt(1, itemId);
      statement.executeUpdate();
    }
  }

  @Override
  public ClosedActivity activity(int userId, LocalDateTime since, int most) {
    try (Connection connection = dataSource.getConnection()) {
      return new ClosedAuctions(connection).of(userId, since, most);
    } catch (SQLException e) {
      throw failure("Could not read the closed auctions of a user", e);
    }
  }

  /** AboutMe asks here too, so the same failures refuse it as in a use case. */
  private static RuntimeException failure(String what, SQLException e) {
    if (DatabaseErrors.isWaitedTooLong(e)) {
      return new OverloadedException(what, e);
    }
    if (DatabaseErrors.isLostConnection(e)) {
      return new TierUnavailableException(what, e);
    }
    return new PersistenceFailedException(what, e);
  }
}
