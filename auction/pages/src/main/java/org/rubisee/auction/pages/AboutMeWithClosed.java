package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.pages.Shortened;
import org.rubisee.settings.BusinessClock;

/**
 * AboutMe of an implementation, with the auctions that are closed.
 *
 * @param open the implementation's, which lists no closed auctions
 * @param closer knows the closed ones
 * @param clock business time
 */
record AboutMeWithClosed(AboutMe open, AuctionCloser closer, BusinessClock clock)
    implements AboutMe {

  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    MyActivity activity = open.aboutMe(user);
    int most = AuctionRules.MAX_LISTED + 1;
    return closer.activity(activity.user().id(), since(), most).addedTo(activity);
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    if (list == MyList.BIDS || list == MyList.SELLING) {
      return open.furtherLines(userId, list, skip);
    }
    int most = skip + AuctionRules.MAX_LISTED + 1;
    return closer
        .activity(userId, since(), most)
        .addedTo(list, openLines(userId, list, most), skip);
  }

  private MyLines openLines(int userId, MyList list, int most) {
    return switch (list) {
      case WON -> MyLines.ofWins(lines(userId, list, most, MyLines::wins));
      case BOUGHT -> MyLines.ofPurchases(lines(userId, list, most, MyLines::purchases));
      default -> MyLines.ofSales(lines(userId, list, most, MyLines::sales));
    };
  }

  /** The beginning of a list, which use cases give part by part. */
  private <T> List<T> lines(int userId, MyList list, int most, Function<MyLines, List<T>> linesOf) {
    List<T> lines = new ArrayList<>();
    boolean hasMore = true;
    while (hasMore && lines.size() < most) {
      List<T> part = linesOf.apply(open.furtherLines(userId, list, lines.size()));
      hasMore = part.size() > AuctionRules.MAX_LISTED;
      lines.addAll(Shortened.shown(part, AuctionRules.MAX_LISTED));
    }
    return lines;
  }

  private LocalDateTime since() {
    return clock.now().minusDays(AuctionRules.RECENT_DAYS);
  }
}
