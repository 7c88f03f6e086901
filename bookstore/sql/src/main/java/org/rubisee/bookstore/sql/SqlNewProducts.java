package org.rubisee.bookstore.sql;

import java.sql.Connection;
import java.util.Locale;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewProducts;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.jdbc.Statements;

/** Lists the newest books of a subject: three statements. An index gives them in this order. */
public final class SqlNewProducts implements NewProducts {
  private static final String NEWEST =
      String.format(
          Locale.ROOT,
          """
          SELECT %s
          FROM item i JOIN author a ON a.a_id = i.i_a_id
          WHERE i.i_subject = ?
          ORDER BY i.i_pub_date DESC, i.i_title, i.i_id
          LIMIT ?""",
          Books.SUMMARY);

  private final Statements statements;

  /** The use case on this connection. */
  public SqlNewProducts(Connection connection) {
    statements = new Statements("NewProducts", connection);
  }

  @Override
  public BookList newProducts(Subject subject, Draw draw) {
    return new BookList(
        statements.all(NEWEST, Books::summary, subject.label(), BookstoreRules.MAX_LISTED),
        Promotions.of(statements, draw));
  }
}
