package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * A user and the newest comments received, newest first, then by descending id.
 *
 * @param user who
 * @param comments what others say, at most {@link AuctionRules#MAX_COMMENTS} and one more
 */
public record UserInfo(UserDetails user, List<CommentDetails> comments) implements Serializable {}
