package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.util.Locale;
import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.jdbc.Statements;

/**
 * Lists the books of a subject that sell best: three statements. The first one reads the lines of
 * the newest orders, adds up the copies of each book, and only then looks for titles and authors.
 */
public final class SqlBestSellers implements BestSellers {
  private static final String BEST =
      String.format(
          Locale.ROOT,
          """
          SELECT %s
          FROM (%s) best JOIN item i ON i.i_id = best.book JOIN author a ON a.a_id = i.i_a_id
          ORDER BY best.copies DESC, best.book""",
          Books.SUMMARY,
          Rankings.BEST);

  private final Statements statements;

  /** The use case on this connection. */
  public SqlBestSellers(Connection connection) {
    statements = new Statements("BestSellers", connection);
  }

  @Override
  public BookList bestSellers(Subject subject, Draw draw) {
    return new BookList(
        statements.all(
            BEST,
            Books::summary,
            BookstoreRules.BEST_SELLER_ORDERS,
            subject.label(),
            BookstoreRules.MAX_LISTED),
        Promotions.of(statements, draw));
  }
}
