package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewProducts;
import org.rubisee.bookstore.model.Subject;

/** Lists the newest books of a subject: three queries. */
@Stateless
@Remote(NewProducts.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class NewProductsBean extends JpaBean implements NewProducts {
  private static final String NEWEST =
      """
      select new org.rubisee.bookstore.model.BookSummary(b.id, b.title, a.firstName, a.lastName)
      from Book b join b.author a
      where b.subject = :subject
      order by b.published desc, b.title, b.id""";

  @Override
  public BookList newProducts(Subject subject, Draw draw) {
    List<BookSummary> newest =
        queries()
            .query(NEWEST, BookSummary.class)
            .setParameter("subject", subject.label())
            .setMaxResults(BookstoreRules.MAX_LISTED)
            .getResultList();
    return new BookList(newest, queries().promotions(draw));
  }
}
