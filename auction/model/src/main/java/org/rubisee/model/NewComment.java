package org.rubisee.model;

import java.io.Serializable;

/**
 * A comment that a user wants to leave.
 *
 * @param fromUserId the author
 * @param toUserId whom it is for
 * @param itemId the item that was sold
 * @param rating one of {@link AuctionRules#RATINGS}
 * @param text what the author says, at most {@link AuctionRules#MAX_TEXT} characters
 * @param ticket the identity of the form that allowed it, empty where the site runs without tickets
 */
public record NewComment(
    int fromUserId, int toUserId, int itemId, int rating, String text, String ticket)
    implements Serializable {}
