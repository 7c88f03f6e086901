package org.rubisee.entities;

import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Auth;
import org.rubisee.model.Rejection;

/** Checks who somebody is: a finder and two getters; the password is verified by the caller. */
public record EntityAuth(EntityHomes homes) implements Auth {
  @Override
  public int auth(Credentials credentials) throws RejectedException {
    return EntityCalls.of(
        "Auth",
        () -> {
          UserEntity user =
              EntityCalls.found(
                  Rejection.LOGIN_FAILED,
                  () -> homes.users().findByNickName(credentials.nickname()));
          if (!PasswordHasher.matches(credentials.password(), user.getPassword())) {
            throw new RejectedException(Rejection.LOGIN_FAILED);
          }
          return user.getId();
        });
  }
}
