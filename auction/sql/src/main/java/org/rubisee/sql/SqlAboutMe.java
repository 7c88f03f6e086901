package org.rubisee.sql;

import java.sql.Connection;
import java.time.LocalDateTime;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.UserInfo;
import org.rubisee.model.ViewUserInfo;
import org.rubisee.settings.BusinessClock;

/**
 * Shows a user all that the user does: the login's statement, the two of {@link SqlViewUserInfo}
 * and one for each of five lists.
 */
public final class SqlAboutMe implements AboutMe {
  private final Auth auth;
  private final ViewUserInfo viewUserInfo;
  private final MyAuctions auctions;
  private final BusinessClock clock;

  /** The use case on this connection; somebody else checks the login. */
  public SqlAboutMe(Connection connection, BusinessClock clock, Auth auth) {
    this.auth = auth;
    this.clock = clock;
    viewUserInfo = new SqlViewUserInfo(connection);
    auctions = new MyAuctions(connection);
  }

  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    int userId = auth.auth(user);
    UserInfo info = viewUserInfo.viewUserInfo(userId);
    LocalDateTime now = clock.now();
    LocalDateTime recent = now.minusDays(AuctionRules.RECENT_DAYS);
    return new MyActivity(
        info.user(),
        auctions.bids(userId, now, 0),
        auctions.selling(userId, now, 0),
        auctions.sold(userId, recent, now, 0),
        auctions.won(userId, recent, now, 0),
        auctions.bought(userId, recent, 0),
        info.comments());
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    LocalDateTime now = clock.now();
    LocalDateTime recent = now.minusDays(AuctionRules.RECENT_DAYS);
    return switch (list) {
      case BIDS -> MyLines.ofBids(auctions.bids(userId, now, skip));
      case SELLING -> MyLines.ofSales(auctions.selling(userId, now, skip));
      case SOLD -> MyLines.ofSales(auctions.sold(userId, recent, now, skip));
      case WON -> MyLines.ofWins(auctions.won(userId, recent, now, skip));
      case BOUGHT -> MyLines.ofPurchases(auctions.bought(userId, recent, skip));
    };
  }
}
