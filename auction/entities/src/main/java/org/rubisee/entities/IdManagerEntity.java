package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;

/**
 * Gives out primary keys: one row, one column per table. The business methods of the entity bean
 * IdManager, the same in both views; {@link java.io.IOException} is what the remote view adds.
 */
public interface IdManagerEntity {
  /** The key of the next user. */
  int nextUserId() throws IOException;

  /** The key of the next item. */
  int nextItemId() throws IOException;

  /** The key of the next bid. */
  int nextBidId() throws IOException;

  /** The key of the next purchase. */
  int nextBuyNowId() throws IOException;

  /** The key of the next comment. */
  int nextCommentId() throws IOException;

  /** The remote component interface. */
  interface Remote extends IdManagerEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends IdManagerEntity, EJBLocalObject {}
}
