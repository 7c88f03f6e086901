package org.rubisee.model;

import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Logs an author in and shows whom and what the comment is about. */
public interface PutComment {

  /**
   * The author, the addressee and the item.
   *
   * @throws RejectedException if the login fails, there is no such user, or there is no such item,
   *     current or old; looked at in this order
   */
  CommentForm putComment(Credentials author, int toUserId, int itemId) throws RejectedException;
}
