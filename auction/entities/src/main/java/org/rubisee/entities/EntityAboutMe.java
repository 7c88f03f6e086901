package org.rubisee.entities;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.BusinessClock;
import org.rubisee.model.Credentials;
import org.rubisee.model.MyActivity;
import org.rubisee.model.RejectedException;
import org.rubisee.model.UserDetails;

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
        lists.bids(now),
        lists.selling(now),
        lists.sold(now, since),
        lists.won(now, since),
        lists.bought(since),
        new CommentsOnUser(homes).of(userId, 0));
  }
}
