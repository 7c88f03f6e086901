package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.time.LocalDateTime;
import java.util.Collection;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewComment;

/** The home methods of the entity bean Comment, the same in both views. */
public interface Comments {
  /** The Comment with that primary key. */
  CommentEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** Stores a comment. */
  CommentEntity create(NewComment comment, LocalDateTime now) throws CreateException, IOException;

  /**
   * Adds the rating to the user and stores the comment: for callers whose transactions do not reach
   * the beans.
   *
   * @throws RejectedException if a rule or a used ticket forbids it; nothing is stored then
   */
  CommentEntity createAndRate(NewComment comment, LocalDateTime now)
      throws RejectedException, CreateException, IOException;

  /** Comments for a user, newest first, then by descending id. */
  Collection<? extends CommentEntity> findByToUser(Integer toUserId)
      throws FinderException, IOException;

  /** The remote home. */
  interface Home extends Comments, EJBHome {
    @Override
    CommentEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    CommentEntity.Remote create(NewComment comment, LocalDateTime now)
        throws CreateException, RemoteException;

    @Override
    CommentEntity.Remote createAndRate(NewComment comment, LocalDateTime now)
        throws RejectedException, CreateException, RemoteException;

    @Override
    Collection<CommentEntity.Remote> findByToUser(Integer toUserId)
        throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Comments, EJBLocalHome {
    @Override
    CommentEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    CommentEntity.Local create(NewComment comment, LocalDateTime now) throws CreateException;

    @Override
    CommentEntity.Local createAndRate(NewComment comment, LocalDateTime now)
        throws RejectedException, CreateException;

    @Override
    Collection<CommentEntity.Local> findByToUser(Integer toUserId) throws FinderException;
  }
}
