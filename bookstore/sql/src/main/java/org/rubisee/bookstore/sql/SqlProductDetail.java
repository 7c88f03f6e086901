package org.rubisee.bookstore.sql;

import java.sql.Connection;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.ProductDetail;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;

/** Shows a book: one statement. */
public final class SqlProductDetail implements ProductDetail {
  private final Statements statements;

  /** The use case on this connection. */
  public SqlProductDetail(Connection connection) {
    statements = new Statements("ProductDetail", connection);
  }

  @Override
  public BookDetails productDetail(int bookId) throws RejectedException {
    return Books.details(statements, bookId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
  }
}
