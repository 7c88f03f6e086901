package org.rubisee.bookstore.sql;

import java.sql.Connection;
import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;

/** Shows a book to an administrator: one statement. */
public final class SqlAdminRequest implements AdminRequest {
  private final Statements statements;

  /** The use case on this connection. */
  public SqlAdminRequest(Connection connection) {
    statements = new Statements("AdminRequest", connection);
  }

  @Override
  public BookDetails adminRequest(int bookId) throws RejectedException {
    return Books.details(statements, bookId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK));
  }
}
