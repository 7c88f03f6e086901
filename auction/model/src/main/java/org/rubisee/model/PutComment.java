package org.rubisee.model;

/** Logs an author in and shows whom and what the comment is about. */
public interface PutComment {

  /**
   * The author, the addressee and the item.
   *
   * @throws RejectedException if the login fails, or there is no such user or item
   */
  CommentForm putComment(Credentials author, int toUserId, int itemId) throws RejectedException;
}
