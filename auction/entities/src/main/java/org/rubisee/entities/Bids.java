package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.rmi.RemoteException;
import java.time.LocalDateTime;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;

/** The home methods of the entity bean Bid, the same in both views. */
public interface Bids {
  /** The Bid with that primary key. */
  BidEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /**
   * Places a bid: the item is asked first, then the bid is stored.
   *
   * @throws RejectedException if there is no such item, or it does not take the bid
   */
  BidEntity create(NewBid bid, LocalDateTime now)
      throws CreateException, RejectedException, IOException;

  /** The remote home. */
  interface Home extends Bids, EJBHome {
    @Override
    BidEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    BidEntity.Remote create(NewBid bid, LocalDateTime now)
        throws CreateException, RejectedException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends Bids, EJBLocalHome {
    @Override
    BidEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    BidEntity.Local create(NewBid bid, LocalDateTime now) throws CreateException, RejectedException;
  }
}
