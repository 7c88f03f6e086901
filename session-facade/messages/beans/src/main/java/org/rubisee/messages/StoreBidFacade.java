package org.rubisee.messages;

import jakarta.ejb.EJBObject;
import jakarta.jms.ConnectionFactory;
import java.time.LocalDateTime;
import org.rubisee.beans.EntityCalls;
import org.rubisee.facades.Facade;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.StoreBid;

/**
 * Places a bid, as in session-facade: the answer says whether it counts. Whoever is outbid is told
 * later: a message with the bid's number is sent in the same transaction.
 */
public class StoreBidFacade extends Facade implements StoreBid {
  private static final long serialVersionUID = 1;

  @Override
  public void storeBid(NewBid bid) throws RejectedException {
    LocalDateTime now = clock().now();
    changeInTransaction(
        () -> {
          Object id =
              EntityCalls.of(
                  "StoreBid", () -> ((EJBObject) homes().bids().create(bid, now)).getPrimaryKey());
          new Queues((ConnectionFactory) lookUp("jms/Broker"))
              .send(Queues.NOTICES, new News(News.Kind.BID, (Integer) id).text());
        });
  }
}
