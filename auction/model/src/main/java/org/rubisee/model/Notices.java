package org.rubisee.model;

import java.util.List;

/** What users are told of, some time after it happened. */
public interface Notices {

  /**
   * The notices of the last {@link AuctionRules#RECENT_DAYS} days, the newest first, at most {@link
   * AuctionRules#MAX_LISTED}.
   *
   * @param userId whose notices; the caller knows who asks
   */
  List<Notice> noticesOf(int userId);

  /**
   * Has the winners of an auction told. Telling them twice leaves one notice.
   *
   * @param itemId the item of an auction that was closed
   */
  void auctionClosed(int itemId);
}
