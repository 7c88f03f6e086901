package org.rubisee.bookstore.sql;

import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.jdbc.Row;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;

/** Finds customers. */
final class Customers {
  private static final String NAME =
      "SELECT c_id, c_uname, c_fname, c_lname FROM customer WHERE c_id = ?";
  private static final String LOGIN =
      "SELECT c_id, c_uname, c_fname, c_lname, c_passwd FROM customer WHERE c_uname = ?";

  private Customers() {}

  /**
   * The name of a customer: one statement, none if nobody is asked for.
   *
   * @param customerId who, 0 if that is not known
   * @throws RejectedException if there is no such customer
   */
  static CustomerName name(Statements statements, int customerId) throws RejectedException {
    if (customerId == 0) {
      return CustomerName.UNKNOWN;
    }
    return statements
        .one(NAME, Customers::name, customerId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CUSTOMER));
  }

  /**
   * The customer whose credentials these are: one statement; the password is verified where the
   * script runs.
   *
   * @throws RejectedException if there is none
   */
  static CustomerName login(Statements statements, Credentials credentials)
      throws RejectedException {
    Optional<Login> login =
        statements.one(LOGIN, row -> new Login(name(row), row.text()), credentials.nickname());
    return login
        .filter(found -> PasswordHasher.matches(credentials.password(), found.passwordHash()))
        .orElseThrow(() -> new RejectedException(Rejection.LOGIN_FAILED))
        .name();
  }

  private static CustomerName name(Row row) throws SQLException {
    return new CustomerName(row.number(), row.text(), row.text(), row.text());
  }

  private record Login(CustomerName name, String passwordHash) {}
}
