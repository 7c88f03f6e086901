package org.rubisee.model;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * What a user sold, won and bought in auctions that are closed, each latest first.
 *
 * @param sold auctions of the user
 * @param won auctions that the user won, by {@link AuctionRules#winningBids}
 * @param bought purchases of the user
 */
public record ClosedActivity(List<MySale> sold, List<MyWin> won, List<MyPurchase> bought) {

  /** The activity with these auctions among the others. */
  public MyActivity addedTo(MyActivity activity) {
    return new MyActivity(
        activity.user(),
        activity.bids(),
        activity.selling(),
        addedTo(MyList.SOLD, MyLines.ofSales(activity.sold()), 0).sales(),
        addedTo(MyList.WON, MyLines.ofWins(activity.won()), 0).wins(),
        addedTo(MyList.BOUGHT, MyLines.ofPurchases(activity.bought()), 0).purchases(),
        activity.comments());
  }

  /**
   * A part of a list with these auctions among the others.
   *
   * @param open the list of auctions that are not closed, from its beginning
   * @param skip how many lines come before the part
   */
  public MyLines addedTo(MyList list, MyLines open, int skip) {
    return switch (list) {
      case BIDS, SELLING -> open;
      case SOLD ->
          MyLines.ofSales(merged(open.sales(), sold, MySale::endDate, MySale::itemId, skip));
      case WON -> MyLines.ofWins(merged(open.wins(), won, MyWin::endDate, MyWin::itemId, skip));
      case BOUGHT ->
          MyLines.ofPurchases(
              merged(open.purchases(), bought, MyPurchase::date, MyPurchase::itemId, skip));
    };
  }

  /**
   * Both lists, latest first. An auction that was closed between the two queries is in both of
   * them.
   */
  private static <T> List<T> merged(
      List<T> open,
      List<T> closed,
      Function<T, LocalDateTime> date,
      Function<T, Integer> itemId,
      int skip) {
    List<T> all = new ArrayList<>(closed);
    open.stream().filter(line -> !closed.contains(line)).forEach(all::add);
    all.sort(Comparator.comparing(date).thenComparing(itemId).reversed());
    return all.stream().skip(skip).limit(AuctionRules.MAX_LISTED + 1L).toList();
  }
}
