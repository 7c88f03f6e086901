package org.rubisee.model;

/** Shows a user and what others say about that user. */
public interface ViewUserInfo {

  /**
   * The user and the comments received.
   *
   * @throws RejectedException if there is no such user
   */
  UserInfo viewUserInfo(int userId) throws RejectedException;
}
