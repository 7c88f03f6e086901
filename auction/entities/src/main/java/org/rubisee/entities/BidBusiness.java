package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.model.BidDetails;
import org.rubisee.model.Money;
import org.rubisee.model.NewBid;
import org.rubisee.model.RejectedException;
import org.rubisee.model.Rejection;

/** The business methods of a bid. */
public abstract class BidBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract int getUserId();

  public abstract void setUserId(int userId);

  public abstract int getItemId();

  public abstract void setItemId(int itemId);

  public abstract int getQuantity();

  public abstract void setQuantity(int quantity);

  public abstract BigDecimal getBid();

  public abstract void setBid(BigDecimal bid);

  public abstract BigDecimal getMaxBid();

  public abstract void setMaxBid(BigDecimal maxBid);

  public abstract LocalDateTime getDate();

  public abstract void setDate(LocalDateTime date);

  /** Asks the item and takes on the state of a new bid. The item is locked before the ids. */
  protected final void place(NewBid bid, LocalDateTime now) throws RejectedException {
    try {
      home("Item", Items.class).findByPrimaryKey(bid.itemId()).placeBid(bid, now);
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_ITEM);
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for item " + bid.itemId(), e);
    }
    setId(nextId(IdManagerEntity::nextBidId));
    setUserId(bid.userId());
    setItemId(bid.itemId());
    setQuantity(bid.quantity());
    setBid(bid.bid().toBigDecimal());
    setMaxBid(bid.maxBid().toBigDecimal());
    setDate(now);
  }

  /** See {@link BidEntity#getDetails()}. */
  public BidDetails getDetails() {
    return new BidDetails(
        getId(),
        getUserId(),
        nickNameOf(getUserId()),
        Money.of(getBid()),
        getQuantity(),
        getDate());
  }
}
