package org.rubisee.model;

import org.rubisee.logic.RejectedException;

/** Leaves a comment. */
public interface StoreComment {

  /**
   * Stores the comment and adds its rating to the addressee's.
   *
   * @throws RejectedException if there is no such addressee, or the ticket was used; looked at in
   *     this order
   */
  void storeComment(NewComment comment) throws RejectedException;
}
