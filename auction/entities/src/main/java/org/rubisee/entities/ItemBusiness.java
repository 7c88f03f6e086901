package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionState;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;

/** The business methods of an item. */
public interface ItemBusiness extends ListedItemBusiness {
  /** Takes on the state of a new item. */
  default void register(NewItem item, LocalDateTime now, boolean anyCategory)
      throws RejectedException {
    if (!anyCategory) {
      checkCategory(item.categoryId());
    }
    setId(others().nextId(IdManagerEntity::nextItemId));
    setName(item.name());
    setDescription(item.description());
    setQuantity(item.quantity());
    setInitialPrice(item.initialPrice().toBigDecimal());
    setReservePrice(item.reservePrice().toBigDecimal());
    setBuyNow(item.buyNow().toBigDecimal());
    setNbOfBids(0);
    setMaxBid(BigDecimal.ZERO);
    setStartDate(now);
    setEndDate(now.plusDays(item.durationDays()));
    setSellerId(item.sellerId());
    setCategoryId(item.categoryId());
  }

  private void checkCategory(int categoryId) throws RejectedException {
    try {
      others().home("Category", Categories.class).findByPrimaryKey(categoryId);
    } catch (ObjectNotFoundException e) {
      throw new RejectedException(Rejection.NO_SUCH_CATEGORY);
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for category " + categoryId, e);
    }
  }

  /** See {@link ItemEntity#placeBid}. */
  default void placeBid(NewBid bid, LocalDateTime now) throws RejectedException {
    AuctionRules.checkBid(bid, state(), now);
    setMaxBid(bid.bid().toBigDecimal());
    setNbOfBids(getNbOfBids() + 1);
  }

  /** See {@link ItemEntity#takeUnits}. */
  default void takeUnits(NewPurchase purchase, LocalDateTime now) throws RejectedException {
    if (isUsed(purchase.ticket())) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
    AuctionRules.checkPurchase(purchase.quantity(), state(), now);
    int unitsLeft = getQuantity() - purchase.quantity();
    setQuantity(unitsLeft);
    setEndDate(AuctionRules.endAfterPurchase(unitsLeft, getEndDate(), now));
  }

  private boolean isUsed(String ticket) {
    try {
      return !ticket.isEmpty()
          && !others().home("BuyNow", BuyNows.class).findByTicket(ticket).isEmpty();
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not look for the purchase of a ticket", e);
    }
  }

  private AuctionState state() {
    return new AuctionState(
        getQuantity(),
        Money.of(getInitialPrice()),
        Money.of(getBuyNow()),
        getNbOfBids(),
        Money.of(getMaxBid()),
        getEndDate());
  }

  private Money price() {
    return AuctionRules.price(Money.of(getInitialPrice()), Money.of(getMaxBid()));
  }

  /** See {@link ItemEntity#getSummary()}. */
  default ItemSummary getSummary() {
    return new ItemSummary(
        getId(),
        getName(),
        price(),
        getNbOfBids(),
        getEndDate(),
        getBuyNow().signum() > 0,
        getCategoryId());
  }

  /** See {@link ItemEntity#getDetails()}. */
  default ItemDetails getDetails() {
    return new ItemDetails(
        getId(),
        getName(),
        getDescription(),
        getQuantity(),
        Money.of(getInitialPrice()),
        Money.of(getReservePrice()),
        Money.of(getBuyNow()),
        getNbOfBids(),
        Money.of(getMaxBid()),
        Money.of(getMaxBid()),
        getSellerId(),
        getSellerNickname(),
        getStartDate(),
        getEndDate(),
        getCategoryId());
  }

  /** See {@link ItemEntity#getMyBid}. */
  default MyBid getMyBid(BigDecimal myMaxBid) {
    return new MyBid(
        getId(),
        getName(),
        price(),
        Money.of(myMaxBid),
        getQuantity(),
        getStartDate(),
        getEndDate(),
        getSellerId(),
        getSellerNickname());
  }

  /** See {@link ItemEntity#getMySale()}. */
  default MySale getMySale() {
    return new MySale(
        getId(),
        getName(),
        price(),
        getNbOfBids(),
        getQuantity(),
        Money.of(getReservePrice()),
        Money.of(getBuyNow()),
        getStartDate(),
        getEndDate());
  }

  /** See {@link ItemEntity#getMyWin()}. */
  default MyWin getMyWin() {
    return new MyWin(getId(), getName(), price(), getEndDate(), getSellerId(), getSellerNickname());
  }

  /** See {@link ItemEntity#getMyPurchase}. */
  default MyPurchase getMyPurchase(Purchase purchase) {
    return new MyPurchase(
        getId(),
        getName(),
        Money.of(getBuyNow()),
        purchase.quantity(),
        purchase.date(),
        getSellerId(),
        getSellerNickname());
  }
}
