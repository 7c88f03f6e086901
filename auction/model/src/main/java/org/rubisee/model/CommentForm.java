package org.rubisee.model;

import java.io.Serializable;

/**
 * What the form for a comment shows.
 *
 * @param fromUserId the author, who logged in
 * @param toUserId whom the comment is for
 * @param toNickname the name of the addressee
 * @param itemId the item that was sold
 * @param itemName its name
 */
public record CommentForm(
    int fromUserId, int toUserId, String toNickname, int itemId, String itemName)
    implements Serializable {}
