package org.rubisee.sql;

import java.sql.Connection;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.BuyNow;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemForUser;
import org.rubisee.model.Rejection;
import org.rubisee.settings.BusinessClock;

/** Logs a buyer in and shows what can be bought: the login's statement and one for the item. */
public final class SqlBuyNow implements BuyNow {
  private final SqlViewItem items;
  private final BusinessClock clock;
  private final Auth auth;

  /** The use case on this connection; somebody else checks the login. */
  public SqlBuyNow(Connection connection, BusinessClock clock, Auth auth) {
    items = new SqlViewItem(connection);
    this.clock = clock;
    this.auth = auth;
  }

  @Override
  public ItemForUser buyNow(Credentials buyer, int itemId) throws RejectedException {
    int userId = auth.auth(buyer);
    ItemDetails item =
        items.currentItem(itemId).orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
    AuctionRules.checkPurchase(1, item.auctionState(), clock.now());
    return new ItemForUser(userId, item);
  }
}
