package org.rubisee.messages;

import jakarta.jms.ConnectionFactory;
import java.time.LocalDateTime;
import java.util.UUID;
import javax.sql.DataSource;
import org.rubisee.beans.EntityCalls;
import org.rubisee.entities.EntityStoreBuyNow;
import org.rubisee.facades.Facade;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionState;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.Rejection;
import org.rubisee.model.StoreBuyNow;

/**
 * Buys one unit of an item, as in session-facade, or accepts an order of several: the order is
 * stored, and a message with its ticket is sent, in one transaction. What can be seen without a
 * lock to break a rule is rejected at once; {@link OrderBean} decides.
 */
public class StoreBuyNowFacade extends Facade implements StoreBuyNow {
  private static final long serialVersionUID = 1;

  @Override
  public void storeBuyNow(NewPurchase purchase) throws RejectedException {
    if (purchase.quantity() >= DeferredWork.LEAST_UNITS) {
      changeInTransaction(() -> accept(identified(purchase)));
    } else {
      change(() -> new EntityStoreBuyNow(homes(), transactions(), clock()).storeBuyNow(purchase));
    }
  }

  /** Where the site runs without tickets, an order gets one that nobody has. */
  private static NewPurchase identified(NewPurchase purchase) {
    return purchase.ticket().isEmpty()
        ? new NewPurchase(
            purchase.userId(), purchase.itemId(), purchase.quantity(), UUID.randomUUID().toString())
        : purchase;
  }

  private void accept(NewPurchase order) throws RejectedException {
    LocalDateTime now = clock().now();
    ItemDetails item =
        EntityCalls.of(
            "StoreBuyNow",
            () ->
                EntityCalls.found(
                        Rejection.NO_SUCH_ITEM,
                        () -> homes().items().findByPrimaryKey(order.itemId()))
                    .getDetails());
    boolean isUsed =
        EntityCalls.of(
            "StoreBuyNow", () -> !homes().buyNows().findByTicket(order.ticket()).isEmpty());
    if (isUsed || !OrderTable.in((DataSource) lookUp("jdbc/RubisDS")).add(order, now)) {
      throw new RejectedException(Rejection.TICKET_USED);
    }
    AuctionRules.checkPurchase(order.quantity(), state(item), now);
    new Queues((ConnectionFactory) lookUp("jms/Broker")).send(Queues.ORDERS, order.ticket());
  }

  private static AuctionState state(ItemDetails item) {
    return new AuctionState(
        item.quantity(),
        item.initialPrice(),
        item.buyNow(),
        item.bids(),
        item.maxBid(),
        item.endDate());
  }
}
