package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.SessionBean;
import jakarta.ejb.SessionContext;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.rubisee.model.AuctionRules;

/** The session bean for joins: one statement per question. */
public class QueryBean implements Query, SessionBean {
  private static final long serialVersionUID = 1;

  /** No page lists more. */
  private static final String LIMIT = "\nLIMIT " + (AuctionRules.MAX_LISTED + 1);

  private static final String ITEMS_IN_CATEGORY =
      """
      SELECT id FROM items
      WHERE category = ? AND end_date > ?
      ORDER BY end_date, id
      LIMIT ? OFFSET ?""";

  private static final String ITEMS_IN_REGION =
      """
      SELECT i.id FROM items i JOIN users u ON u.id = i.seller
      WHERE i.category = ? AND i.end_date > ? AND u.region = ?
      ORDER BY i.end_date, i.id
      LIMIT ? OFFSET ?""";

  private static final String HIGHEST_BIDS =
      "SELECT id FROM bids WHERE item_id = ? ORDER BY bid DESC, id LIMIT ?";

  private static final String BID_HISTORY =
      "SELECT id FROM bids WHERE item_id = ? ORDER BY date DESC, id DESC" + LIMIT;

  private static final String EARLIER_BIDS = BID_HISTORY + " OFFSET ?";

  private static final String USER_BIDS =
      """
      SELECT mine.id
      FROM (
        SELECT id, item_id,
          ROW_NUMBER() OVER (PARTITION BY item_id ORDER BY bid DESC, id DESC) AS place
        FROM bids
        WHERE user_id = ?) mine
      JOIN items i ON i.id = mine.item_id
      WHERE mine.place = 1 AND i.end_date > ?
      ORDER BY i.end_date, i.id"""
          + LIMIT;

  private static final String USER_WON_ITEMS =
      """
      SELECT i.id
      FROM (SELECT item_id, MAX(bid) AS bid FROM bids WHERE user_id = ? GROUP BY item_id) mine
      JOIN items i ON i.id = mine.item_id AND i.max_bid = mine.bid
      WHERE i.end_date > ? AND i.end_date <= ?
      ORDER BY i.end_date DESC, i.id DESC"""
          + LIMIT;

  private static final String FURTHER_USER_BIDS = USER_BIDS + " OFFSET ?";

  private static final String FURTHER_USER_WON_ITEMS = USER_WON_ITEMS + " OFFSET ?";

  private transient DataSource database;

  /** The bean, before the container tells it where the database is. */
  public QueryBean() {}

  /** The bean without a container. */
  public QueryBean(DataSource database) {
    this.database = database;
  }

  @Override
  public void setSessionContext(SessionContext context) {
    database = (DataSource) context.lookup("jdbc/RubisDS");
  }

  @Override
  public List<Integer> getCurrentItemsInCategory(int categoryId, LocalDateTime now, Page page) {
    return keys(ITEMS_IN_CATEGORY, categoryId, now, page.size() + 1, page.offset());
  }

  @Override
  public List<Integer> getCurrentItemsInCategoryAndRegion(
      int categoryId, int regionId, LocalDateTime now, Page page) {
    return keys(ITEMS_IN_REGION, categoryId, now, regionId, page.size() + 1, page.offset());
  }

  @Override
  public List<Integer> getItemQtyMaxBid(int itemId, int quantity) {
    return keys(HIGHEST_BIDS, itemId, quantity);
  }

  @Override
  public List<Integer> getItemBidHistory(int itemId) {
    return keys(BID_HISTORY, itemId);
  }

  @Override
  public List<Integer> getEarlierBids(int itemId, int skip) {
    return keys(EARLIER_BIDS, itemId, skip);
  }

  @Override
  public List<Integer> getUserBids(int userId, LocalDateTime now) {
    return keys(USER_BIDS, userId, now);
  }

  @Override
  public List<Integer> getFurtherUserBids(int userId, LocalDateTime now, int skip) {
    return keys(FURTHER_USER_BIDS, userId, now, skip);
  }

  @Override
  public List<Integer> getUserWonItems(int userId, LocalDateTime now, LocalDateTime since) {
    return keys(USER_WON_ITEMS, userId, since, now);
  }

  @Override
  public List<Integer> getFurtherUserWonItems(
      int userId, LocalDateTime now, LocalDateTime since, int skip) {
    return keys(FURTHER_USER_WON_ITEMS, userId, since, now, skip);
  }

  private List<Integer> keys(String sql, Object... parameters) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      try (ResultSet result = statement.executeQuery()) {
        List<Integer> keys = new ArrayList<>();
        while (result.next()) {
          keys.add(result.getInt(1));
        }
        return keys;
      }
    } catch (SQLException e) {
      throw new EJBException("A query failed (" + e.getMessage() + "): " + sql, portable(e));
    }
  }

  /** The same without classes that the caller's tier may not have. */
  private static SQLException portable(SQLException e) {
    return new SQLException(e.getMessage(), e.getSQLState(), e.getErrorCode());
  }

  @Override
  public void ejbActivate() {}

  @Override
  public void ejbPassivate() {}

  @Override
  public void ejbRemove() {}
}
