package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.bookstore.jpa.entities.BookEntity;
import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.RejectedException;

/** Changes a book: five statements in one transaction. The book is locked first. */
@Stateless
@Remote(AdminConfirm.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class AdminConfirmBean extends JpaBean implements AdminConfirm {
  private static final String BOUGHT_WITH_IT =
      """
      select l.bookId
      from Order o, OrderLine l
      where l.orderId = o.id and o.id >= :first and l.bookId <> :book and o.customerId in (
        select bought.customerId
        from OrderLine b, Order bought
        where bought.id = b.orderId and b.bookId = :book and b.orderId >= :first)
      group by l.bookId
      order by sum(l.quantity) desc, l.bookId""";

  @Override
  public BookDetails adminConfirm(BookChange change) throws RejectedException {
    BookEntity book =
        queries()
            .locked(BookEntity.class, change.bookId())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
    List<Integer> boughtWithIt =
        queries()
            .query(BOUGHT_WITH_IT, Integer.class)
            .setParameter("first", queries().firstOfNewest(BookstoreRules.RELATED_ORDERS))
            .setParameter("book", change.bookId())
            .setMaxResults(BookstoreRules.RELATED)
            .getResultList();
    book.change(change, now().toLocalDate(), BookstoreRules.related(boughtWithIt, book.related()));
    entities.flush();
    return queries().book(change.bookId());
  }
}
