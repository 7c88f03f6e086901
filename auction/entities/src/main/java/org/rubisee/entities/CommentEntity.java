package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import org.rubisee.model.CommentDetails;

/**
 * What one user says about another. The business methods of the entity bean Comment, the same in
 * both views; {@link java.io.IOException} is what the remote view adds.
 */
public interface CommentEntity {
  /** The author. */
  int getFromUserId() throws IOException;

  /**
   * The comment as the page of its addressee shows it.
   *
   * @param fromNickname name of the author
   */
  CommentDetails getDetails(String fromNickname) throws IOException;

  /** The remote component interface. */
  interface Remote extends CommentEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends CommentEntity, EJBLocalObject {}
}
