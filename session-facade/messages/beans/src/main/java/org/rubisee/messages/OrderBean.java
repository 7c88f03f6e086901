package org.rubisee.messages;

import jakarta.ejb.EJBException;
import jakarta.jms.Message;
import java.util.Optional;
import org.rubisee.beans.Transactions;
import org.rubisee.entities.EntityStoreBuyNow;
import org.rubisee.entities.EnvironmentHomes;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.AuctionState;
import org.rubisee.settings.BusinessClock;

/**
 * Fulfils orders: the purchase of session-facade, at the time of the order. An order that has ended
 * is not fulfilled again, however often its message comes.
 */
public class OrderBean extends ReceivingBean {
  private static final long serialVersionUID = 1;

  @Override
  public void onMessage(Message message) {
    String ticket = text(message);
    OrderTable orders = OrderTable.in(database());
    Order order =
        orders
            .locked(ticket)
            .orElseThrow(() -> new EJBException("There is no order with the ticket " + ticket));
    if (!order.isOpen()) {
      orders.cameAgain(order);
    } else if (isPossible(order, orders.lockedItem(order.purchase().itemId()))) {
      buy(order);
      orders.fulfilled(order);
    } else {
      orders.refused(order);
      NoticeTable.in(database()).tellRefused(order);
    }
  }

  /**
   * Whether the rules allow it, looked at before the entity beans are asked: their rejection would
   * roll back, and the message would come again.
   */
  private static boolean isPossible(Order order, Optional<AuctionState> item) {
    try {
      if (item.isPresent()) {
        AuctionRules.checkPurchase(order.purchase().quantity(), item.get(), order.date());
      }
      return item.isPresent();
    } catch (RejectedException e) {
      return false;
    }
  }

  private void buy(Order order) {
    try {
      new EntityStoreBuyNow(
              new EnvironmentHomes(this::lookUp),
              Transactions.CALLERS,
              BusinessClock.fixed(order.date()))
          .storeBuyNow(order.purchase());
    } catch (RejectedException e) {
      throw new EJBException("A rule rejected order " + order.id() + " after it was checked", e);
    }
  }
}
