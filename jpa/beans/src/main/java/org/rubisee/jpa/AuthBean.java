package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.Rejection;

/** Checks who somebody is: one query for the two columns that it needs. */
@Stateless
@Remote(Auth.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class AuthBean extends JpaBean implements Auth {
  private static final String LOGIN =
      """
      select new org.rubisee.jpa.Login(u.id, u.password)
      from User u
      where u.nickname = :nickname""";

  @Override
  public int auth(Credentials credentials) throws RejectedException {
    return Queries.one(
            queries().query(LOGIN, Login.class).setParameter("nickname", credentials.nickname()))
        .filter(login -> PasswordHasher.matches(credentials.password(), login.passwordHash()))
        .orElseThrow(() -> new RejectedException(Rejection.LOGIN_FAILED))
        .userId();
  }
}
