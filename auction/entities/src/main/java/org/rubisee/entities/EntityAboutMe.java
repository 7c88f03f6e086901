package org.rubisee.entities;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.UserDetails;
import org.rubisee.settings.BusinessClock;

/** Shows a user all that the user does: the login, and the lists in one transaction. */
public record EntityAboutMe(
    EntityHomes homes, Transactions transactions, BusinessClock clock, Auth auth)
    implements AboutMe {
  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    int userId = auth.auth(user);
    return EntityCalls.of("AboutMe", () -> transactions.within(() -> activity(userId)));
  }

  private MyActivity activity(Integer userId) throws FinderException, IOException {
    LocalDateTime now = clock.now();
    LocalDateTime since = now.minusDays(AuctionRules.RECENT_DAYS);
    MyLists lists = new MyLists(homes, userId);
    UserDetails user = homes.users().findByPrimaryKey(userId).getDetails();
    return new MyActivity(
        user,
        lists.bids(now, 0),
        lists.selling(now, 0),
        lists.sold(now, since, 0),
        lists.won(now, since, 0),
        lists.bought(since, 0),
        new CommentsOnUser(homes).of(userId, 0));
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    try {
      return EntityCalls.of("AboutMe", () -> transactions.within(() -> lines(userId, list, skip)));
    } catch (RejectedException e) {
      throw new IllegalStateException("A list breaks no rule", e);
    }
  }

  private MyLines lines(Integer userId, MyList list, int skip) throws FinderException, IOException {
    LocalDateTime now = clock.now();
    LocalDateTime since = now.minusDays(AuctionRules.RECENT_DAYS);
    MyLists lists = new MyLists(homes, userId);
    return switch (list) {
      case BIDS -> MyLines.ofBids(lists.bids(now, skip));
      case SELLING -> MyLines.ofSales(lists.selling(now, skip));
      case SOLD -> MyLines.ofSales(lists.sold(now, since, skip));
      case WON -> MyLines.ofWins(lists.won(now, since, skip));
      case BOUGHT -> MyLines.ofPurchases(lists.bought(since, skip));
    };
  }
}
