package org.rubisee.sql;

import java.sql.Connection;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.Rejection;

/** Checks who somebody is: one statement; the password is verified where the script runs. */
public final class SqlAuth implements Auth {
  private static final String LOGIN = "SELECT id, password FROM users WHERE nickname = ?";

  private final Statements statements;

  /** The use case on this connection. */
  public SqlAuth(Connection connection) {
    statements = new Statements("Auth", connection);
  }

  @Override
  public int auth(Credentials credentials) throws RejectedException {
    return statements
        .one(LOGIN, row -> new Login(row.number(), row.text()), credentials.nickname())
        .filter(login -> PasswordHasher.matches(credentials.password(), login.passwordHash()))
        .orElseThrow(() -> new RejectedException(Rejection.LOGIN_FAILED))
        .userId();
  }

  private record Login(int userId, String passwordHash) {}
}
