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
import org.rubisee.model.NewItem;

/** The home methods of the entity bean Item, the same in both views. */
public interface Items {
  /** The Item with that primary key. */
  ItemEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /**
   * Puts an item up for sale; its auction starts now.
   *
   * @param anyCategory whether the category is taken as it is, for old clients that make one up
   * @throws RejectedException if there is no such category
   */
  ItemEntity create(NewItem item, LocalDateTime now, boolean anyCategory)
      throws CreateException, RejectedException, IOException;

  /** Running auctions of a seller, by end date, then id. */
  Collection<? extends ItemEntity> findUserCurrentSellings(Integer sellerId, LocalDateTime now)
      throws FinderException, IOException;

  /** Auctions of a seller that ended since then, latest end first, then by descending id. */
  Collection<? extends ItemEntity> findUserPastSellings(
      Integer sellerId, LocalDateTime now, LocalDateTime since) throws FinderException, IOException;

  /** The remote home. */
  interface Home extends Items, EJBHome {
    @Override
    ItemEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    ItemEntity.Remote create(NewItem item, LocalDateTime now, boolean anyCategory)
        throws CreateException, RejectedException, RemoteException;

    @Override
    Collection<ItemEntity.Remote> findUserCurrentSellings(Integer sellerId, LocalDateTime now)
        throws FinderException, RemoteException;

    @Override
    Collection<ItemEntity.Remote> findUserPastSellings(
        Integer sellerId, LocalDateTime now, LocalDateTime since)
        throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Items, EJBLocalHome {
    @Override
    ItemEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    ItemEntity.Local create(NewItem item, LocalDateTime now, boolean anyCategory)
        throws CreateException, RejectedException;

    @Override
    Collection<ItemEntity.Local> findUserCurrentSellings(Integer sellerId, LocalDateTime now)
        throws FinderException;

    @Override
    Collection<ItemEntity.Local> findUserPastSellings(
        Integer sellerId, LocalDateTime now, LocalDateTime since) throws FinderException;
  }
}
