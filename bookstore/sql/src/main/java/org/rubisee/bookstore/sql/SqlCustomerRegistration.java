package org.rubisee.bookstore.sql;

import java.sql.Connection;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.CustomerRegistration;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;

/** Says how a customer logs in: one statement for a customer who is known, none otherwise. */
public final class SqlCustomerRegistration implements CustomerRegistration {
  private final Statements statements;

  /** The use case on this connection. */
  public SqlCustomerRegistration(Connection connection) {
    statements = new Statements("CustomerRegistration", connection);
  }

  @Override
  public CustomerName customerRegistration(int customerId) throws RejectedException {
    return Customers.name(statements, customerId);
  }
}
