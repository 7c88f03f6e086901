package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.math.BigDecimal;
import java.rmi.NoSuchObjectException;
import java.time.LocalDateTime;
import org.rubisee.beans.PassingFailures;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BidDetails;
import org.rubisee.model.NewBid;
import org.rubisee.model.Rejection;

/** The business methods of a bid. */
public interface BidBusiness extends EntityBusiness {
  int getUserId();

  void setUserId(int userId);

  int getItemId();

  void setItemId(int itemId);

  int getQuantity();

  void setQuantity(int quantity);

  BigDecimal getBid();

  void setBid(BigDecimal bid);

  BigDecimal getMaxBid();

  void setMaxBid(BigDecimal maxBid);

  LocalDateTime getDate();

  void setDate(LocalDateTime date);

  /** Asks the item and takes on the state of a new bid. The item is locked before the ids. */
  default void place(NewBid bid, LocalDateTime now) throws RejectedException {
    try {
      others().home("Item", Items.class).findByPrimaryKey(bid.itemId()).placeBid(bid, now);
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_ITEM);
    } catch (NoSuchObjectException e) {
      throw PassingFailures.gone("item " + bid.itemId(), e);
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for item " + bid.itemId(), e);
    }
    setId(others().nextId(IdManagerEntity::nextBidId));
    setUserId(bid.userId());
    setItemId(bid.itemId());
    setQuantity(bid.quantity());
    setBid(bid.bid().toBigDecimal());
    setMaxBid(bid.maxBid().toBigDecimal());
    setDate(now);
  }

  /** See {@link BidEntity#getDetails()}. */
  default BidDetails getDetails() {
    return new BidDetails(
        getId(),
        getUserId(),
        others().nickNameOf(getUserId()),
        Money.of(getBid()),
        getQuantity(),
        getDate());
  }
}
