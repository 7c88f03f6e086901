package org.rubisee.messages;

import jakarta.jms.ConnectionFactory;
import java.util.List;
import javax.sql.DataSource;
import org.rubisee.facades.Facade;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Notice;
import org.rubisee.model.Notices;

/** Reads what a user was told, and has the winners of an auction told. */
public class NoticesFacade extends Facade implements Notices {
  private static final long serialVersionUID = 1;

  @Override
  public List<Notice> noticesOf(int userId) {
    return list(
        () ->
            NoticeTable.in((DataSource) lookUp("jdbc/RubisDS"))
                .of(userId, clock().now().minusDays(AuctionRules.RECENT_DAYS)));
  }

  @Override
  public void auctionClosed(int itemId) {
    listInTransaction(
        () -> {
          new Queues((ConnectionFactory) lookUp("jms/Broker"))
              .send(Queues.NOTICES, new News(News.Kind.CLOSED, itemId).text());
          return itemId;
        });
  }
}
