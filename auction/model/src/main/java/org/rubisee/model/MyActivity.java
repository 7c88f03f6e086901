package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * All that a user does on the site. "Recent" is the last {@link AuctionRules#RECENT_DAYS} days; an
 * auction runs while its end lies ahead. Only current items are listed, none of the old items. Each
 * list but the comments has at most {@link AuctionRules#MAX_LISTED} lines and one more.
 *
 * @param user who
 * @param bids running auctions with a bid of the user, by end date, then item id
 * @param selling running auctions of the user, by end date, then item id
 * @param sold recent ended auctions of the user, latest end first, then by descending item id
 * @param won recent auctions that ended with the user's bid highest, latest end first, then by
 *     descending item id
 * @param bought recent purchases, newest first, then by descending purchase id
 * @param comments what others say about the user, as in {@link UserInfo}
 */
public record MyActivity(
    UserDetails user,
    List<MyBid> bids,
    List<MySale> selling,
    List<MySale> sold,
    List<MyWin> won,
    List<MyPurchase> bought,
    List<CommentDetails> comments)
    implements Serializable {}
