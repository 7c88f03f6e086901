package org.rubisee.bookstore.facades;

import java.util.List;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchResults;

/** Lists the books that a search finds. EJB-QL has no LIMIT, so SQL finds their ids. */
public class SearchResultsFacade extends BookstoreFacade implements SearchResults {
  private static final long serialVersionUID = 1;

  private static final String BY_TITLE = " ORDER BY i.i_title, i.i_id LIMIT ?";
  private static final String OF_SUBJECT =
      "SELECT i.i_id FROM item i WHERE i.i_subject = ?" + BY_TITLE;
  private static final String OF_TITLE =
      "SELECT i.i_id FROM item i WHERE i.i_title LIKE ?" + BY_TITLE;
  private static final String OF_AUTHOR =
      "SELECT i.i_id FROM item i JOIN author a ON a.a_id = i.i_a_id WHERE a.a_lname LIKE ?"
          + BY_TITLE;

  @Override
  public BookList searchResults(Search search, Draw draw) {
    return listedInTransaction(() -> new BookList(books().listed(found(search)), promotions(draw)));
  }

  private List<Integer> found(Search search) {
    return switch (search.type()) {
      case SUBJECT -> ids(OF_SUBJECT, search.text(), BookstoreRules.MAX_LISTED);
      case TITLE -> ids(OF_TITLE, search.prefixPattern(), BookstoreRules.MAX_LISTED);
      case AUTHOR -> ids(OF_AUTHOR, search.prefixPattern(), BookstoreRules.MAX_LISTED);
    };
  }
}
