package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Subject;

/**
 * Lists the books of a subject that sell best: four queries. The first one finds where the newest
 * orders begin, since JPQL has no subquery in FROM.
 */
@Stateless
@Remote(BestSellers.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class BestSellersBean extends JpaBean implements BestSellers {
  private static final String BEST =
      """
      select new org.rubisee.bookstore.model.BookSummary(b.id, b.title, a.firstName, a.lastName)
      from OrderLine l join Book b on b.id = l.bookId join b.author a
      where l.orderId >= :first and b.subject = :subject
      group by b.id, b.title, a.firstName, a.lastName
      order by sum(l.quantity) desc, b.id""";

  @Override
  public BookList bestSellers(Subject subject, Draw draw) {
    List<BookSummary> best =
        queries()
            .query(BEST, BookSummary.class)
            .setParameter("first", queries().firstOfNewest(BookstoreRules.BEST_SELLER_ORDERS))
            .setParameter("subject", subject.label())
            .setMaxResults(BookstoreRules.MAX_LISTED)
            .getResultList();
    return new BookList(best, queries().promotions(draw));
  }
}
