package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.jpa.entities.RegionEntity;
import org.rubisee.jpa.entities.UserEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredUser;
import org.rubisee.model.Rejection;

/**
 * Registers a user: three statements, two when the second-level cache has the region. Whether the
 * nickname is taken is looked up first, so that a refusal uses up no id; the unique key decides
 * between two who ask at once.
 */
@Stateless
@Remote(RegisterUser.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class RegisterUserBean extends JpaBean implements RegisterUser {
  private static final String WITH_NICKNAME =
      "select u.id from User u where u.nickname = :nickname";

  @Override
  public RegisteredUser registerUser(NewUser user) throws RejectedException {
    RegionEntity region = queries().region(user.regionName());
    if (Queries.one(
            queries().query(WITH_NICKNAME, Integer.class).setParameter("nickname", user.nickname()))
        .isPresent()) {
      throw new RejectedException(Rejection.NICKNAME_TAKEN);
    }
    UserEntity stored = new UserEntity(user, region, now());
    insert(stored, Rejection.NICKNAME_TAKEN);
    return new RegisteredUser(stored.details(), region.region().name());
  }
}
