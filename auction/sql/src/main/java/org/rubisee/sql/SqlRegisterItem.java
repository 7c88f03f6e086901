package org.rubisee.sql;

import java.sql.Connection;
import java.time.LocalDateTime;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisteredItem;
import org.rubisee.model.Rejection;
import org.rubisee.settings.BusinessClock;

/** Puts an item up for sale: two statements in one transaction. */
public final class SqlRegisterItem implements RegisterItem {
  private static final String CATEGORY = "SELECT id FROM categories WHERE id = ?";

  private static final String INSERT_ITEM =
      """
      INSERT INTO items (name, description, initial_price, quantity, reserve_price, buy_now,
        nb_of_bids, max_bid, start_date, end_date, seller, category)
      VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)""";

  private final Statements statements;
  private final BusinessClock clock;
  private final boolean legacyClient;

  /**
   * The use case on this connection.
   *
   * @param legacyClient whether items of category 0, which old clients make up, are stored
   */
  public SqlRegisterItem(Connection connection, BusinessClock clock, boolean legacyClient) {
    statements = new Statements("RegisterItem", connection);
    this.clock = clock;
    this.legacyClient = legacyClient;
  }

  @Override
  public RegisteredItem registerItem(NewItem item) throws RejectedException {
    if (!categoryExists(item.categoryId())) {
      throw new RejectedException(Rejection.NO_SUCH_CATEGORY);
    }
    LocalDateTime start = clock.now();
    LocalDateTime end = start.plusDays(item.durationDays());
    int id =
        statements.insert(
            INSERT_ITEM,
            item.name(),
            item.description(),
            item.initialPrice(),
            item.quantity(),
            item.reservePrice(),
            item.buyNow(),
            Money.ZERO,
            start,
            end,
            item.sellerId(),
            item.categoryId());
    return new RegisteredItem(id, item, start, end);
  }

  private boolean categoryExists(int categoryId) {
    return (legacyClient && categoryId == 0)
        || statements.one(CATEGORY, Row::number, categoryId).isPresent();
  }
}
