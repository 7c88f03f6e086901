package org.rubisee.model;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * Moves auctions that ended to the old items. The same for all implementations: it is no part of a
 * pattern. Thread-safe, and several web servers may close auctions of one database at once.
 */
public interface AuctionCloser {

  /**
   * Auctions that have ended and are not closed yet, the earliest first.
   *
   * @param now business time
   * @param most how many are wanted
   */
  List<Integer> ended(LocalDateTime now, int most);

  /**
   * Closes an auction in a transaction of its own, with all bids that were accepted.
   *
   * @param now business time
   * @return the item as it can be sold again: all its units, for as long as before; empty, and
   *     nothing is changed, if the auction runs, is closed already, or is just being changed by
   *     somebody else
   */
  Optional<NewItem> close(int itemId, LocalDateTime now);

  /**
   * What of a user's recent activity belongs to closed auctions.
   *
   * @param since only auctions that ended, and purchases that were made, after this business time
   * @param most how many lines of each list are wanted
   */
  ClosedActivity activity(int userId, LocalDateTime since, int most);
}
