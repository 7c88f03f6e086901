package org.rubisee.model;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * What a user sold, won and bought in auctions that are closed; lists are limited and in order as
 * those of {@link MyActivity}.
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
        merged(activity.sold(), sold, MySale::endDate, MySale::itemId),
        merged(activity.won(), won, MyWin::endDate, MyWin::itemId),
        merged(activity.bought(), bought, MyPurchase::date, MyPurchase::itemId),
        activity.comments());
  }

  /**
   * Both lists, latest first. An auction that was closed between the two queries is in both of
   * them.
   */
  private static <T> List<T> merged(
      List<T> open, List<T> closed, Function<T, LocalDateTime> date, Function<T, Integer> itemId) {
    if (closed.isEmpty()) {
      return open;
    }
    List<T> all = new ArrayList<>(closed);
    open.stream().filter(line -> !closed.contains(line)).forEach(all::add);
    all.sort(Comparator.comparing(date).thenComparing(itemId).reversed());
    int most = AuctionRules.MAX_LISTED + 1;
    return all.size() > most ? new ArrayList<>(all.subList(0, most)) : all;
  }
}
