package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.util.List;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchResults;
import org.rubisee.jdbc.Statements;

/** Lists the books that a search finds: three statements. */
public final class SqlSearchResults implements SearchResults {
  private static final String BOOKS_WHERE =
      "SELECT " + Books.SUMMARY + " FROM item i JOIN author a ON a.a_id = i.i_a_id WHERE ";
  private static final String BY_TITLE = " ORDER BY i.i_title, i.i_id LIMIT ?";
  private static final String OF_SUBJECT = BOOKS_WHERE + "i.i_subject = ?" + BY_TITLE;
  private static final String OF_TITLE = BOOKS_WHERE + "i.i_title LIKE ?" + BY_TITLE;
  private static final String OF_AUTHOR = BOOKS_WHERE + "a.a_lname LIKE ?" + BY_TITLE;

  private final Statements statements;

  /** The use case on this connection. */
  public SqlSearchResults(Connection connection) {
    statements = new Statements("SearchResults", connection);
  }

  @Override
  public BookList searchResults(Search search, Draw draw) {
    return new BookList(found(search), Promotions.of(statements, draw));
  }

  private List<BookSummary> found(Search search) {
    return switch (search.type()) {
      case SUBJECT -> found(OF_SUBJECT, search.text());
      case TITLE -> found(OF_TITLE, search.prefixPattern());
      case AUTHOR -> found(OF_AUTHOR, search.prefixPattern());
    };
  }

  private List<BookSummary> found(String sql, String text) {
    return statements.all(sql, Books::summary, text, BookstoreRules.MAX_LISTED);
  }
}
