package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Shows a user and what others say about that user. */
public interface ViewUserInfo {

  /**
   * The user and the comments received.
   *
   * @throws RejectedException if there is no such user
   */
  UserInfo viewUserInfo(int userId) throws RejectedException;

  /**
   * The user and earlier comments, where there are more than one page shows.
   *
   * @param skip how many comments are newer than those wanted, from 1
   * @throws RejectedException if there is no such user
   */
  UserInfo earlierComments(int userId, int skip) throws RejectedException;
}
