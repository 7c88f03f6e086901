package org.rubisee.bookstore.sql;

import java.sql.Connection;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Home;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;

/** Welcomes a customer: two statements, and one for a customer who is known. */
public final class SqlHome implements Home {
  private final Statements statements;

  /** The use case on this connection. */
  public SqlHome(Connection connection) {
    statements = new Statements("Home", connection);
  }

  @Override
  public Welcome home(int customerId, Draw draw) throws RejectedException {
    return new Welcome(Customers.name(statements, customerId), Promotions.of(statements, draw));
  }
}
