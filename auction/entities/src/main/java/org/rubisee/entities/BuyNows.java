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
import org.rubisee.model.NewPurchase;

/** The home methods of the entity bean BuyNow, the same in both views. */
public interface BuyNows {
  /** The BuyNow with that primary key. */
  BuyNowEntity findByPrimaryKey(Integer id) throws FinderException, IOException;

  /** Stores a purchase whose units have been taken. */
  BuyNowEntity create(NewPurchase purchase, LocalDateTime now) throws CreateException, IOException;

  /**
   * Takes the units from the item and stores the purchase: for callers whose transactions do not
   * reach the beans.
   *
   * @throws RejectedException if a rule or a used ticket forbids it; nothing is stored then
   */
  BuyNowEntity createAndTakeUnits(NewPurchase purchase, LocalDateTime now)
      throws RejectedException, CreateException, IOException;

  /** The purchase made with that ticket, or none. */
  Collection<? extends BuyNowEntity> findByTicket(String ticket)
      throws FinderException, IOException;

  /** Purchases of a user since then, newest first, then by descending id. */
  Collection<? extends BuyNowEntity> findUserBuyNow(Integer buyerId, LocalDateTime since)
      throws FinderException, IOException;

  /** The remote home. */
  interface Home extends BuyNows, EJBHome {
    @Override
    BuyNowEntity.Remote findByPrimaryKey(Integer id) throws FinderException, RemoteException;

    @Override
    BuyNowEntity.Remote create(NewPurchase purchase, LocalDateTime now)
        throws CreateException, RemoteException;

    @Override
    BuyNowEntity.Remote createAndTakeUnits(NewPurchase purchase, LocalDateTime now)
        throws RejectedException, CreateException, RemoteException;

    @Override
    Collection<BuyNowEntity.Remote> findByTicket(String ticket)
        throws FinderException, RemoteException;

    @Override
    Collection<BuyNowEntity.Remote> findUserBuyNow(Integer buyerId, LocalDateTime since)
        throws FinderException, RemoteException;
  }

  /** The local home. */
  interface LocalHome extends BuyNows, EJBLocalHome {
    @Override
    BuyNowEntity.Local findByPrimaryKey(Integer id) throws FinderException;

    @Override
    BuyNowEntity.Local create(NewPurchase purchase, LocalDateTime now) throws CreateException;

    @Override
    BuyNowEntity.Local createAndTakeUnits(NewPurchase purchase, LocalDateTime now)
        throws RejectedException, CreateException;

    @Override
    Collection<BuyNowEntity.Local> findByTicket(String ticket) throws FinderException;

    @Override
    Collection<BuyNowEntity.Local> findUserBuyNow(Integer buyerId, LocalDateTime since)
        throws FinderException;
  }
}
