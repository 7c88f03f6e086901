package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;

/**
 * A comment as the page of its addressee shows it.
 *
 * @param id primary key
 * @param fromUserId its author
 * @param fromNickname the author's name
 * @param date when it was written, business time
 * @param rating one of {@link AuctionRules#RATINGS}
 * @param text what the author says
 */
public record CommentDetails(
    int id, int fromUserId, String fromNickname, LocalDateTime date, int rating, String text)
    implements Serializable {}
