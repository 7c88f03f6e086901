package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.persistence.TypedQuery;
import java.util.List;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchResults;

/** Lists the books that a search finds: three queries. */
@Stateless
@Remote(SearchResults.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchResultsBean extends JpaBean implements SearchResults {
  private static final String BOOKS =
      """
      select new org.rubisee.bookstore.model.BookSummary(b.id, b.title, a.firstName, a.lastName)
      from Book b join b.author a
      where\s""";
  private static final String BY_TITLE = " order by b.title, b.id";
  private static final String OF_SUBJECT = BOOKS + "b.subject = :text" + BY_TITLE;
  private static final String OF_TITLE = BOOKS + "b.title like :text escape :escape" + BY_TITLE;
  private static final String OF_AUTHOR = BOOKS + "a.lastName like :text escape :escape" + BY_TITLE;

  @Override
  public BookList searchResults(Search search, Draw draw) {
    List<BookSummary> found =
        found(search).setMaxResults(BookstoreRules.MAX_LISTED).getResultList();
    return new BookList(found, queries().promotions(draw));
  }

  private TypedQuery<BookSummary> found(Search search) {
    return switch (search.type()) {
      case SUBJECT -> books(OF_SUBJECT, search.text());
      case TITLE -> beginning(OF_TITLE, search);
      case AUTHOR -> beginning(OF_AUTHOR, search);
    };
  }

  private TypedQuery<BookSummary> beginning(String jpql, Search search) {
    return books(jpql, search.prefixPattern()).setParameter("escape", Search.ESCAPE);
  }

  private TypedQuery<BookSummary> books(String jpql, String text) {
    return queries().query(jpql, BookSummary.class).setParameter("text", text);
  }
}
