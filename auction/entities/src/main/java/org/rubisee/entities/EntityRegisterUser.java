package org.rubisee.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.beans.EntityCalls;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.Region;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredUser;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.settings.BusinessClock;

/**
 * Registers a user: the region is found and asked, the nickname looked for, the user created, found
 * again and asked for what was stored. Not one transaction, as in the original; the unique nickname
 * decides between two who ask at once.
 */
public record EntityRegisterUser(EntityHomes homes, BusinessClock clock) implements RegisterUser {
  @Override
  public RegisteredUser registerUser(NewUser user) throws RejectedException {
    return EntityCalls.of(
        "RegisterUser",
        () -> {
          Region region =
              EntityCalls.found(
                      Rejection.NO_SUCH_REGION, () -> homes.regions().findByName(user.regionName()))
                  .getRegion();
          rejectTaken(user.nickname());
          create(user, region);
          PageBudget.end();
          return new RegisteredUser(
              stored(user, homes.users().findByNickName(user.nickname())), region.name());
        });
  }

  private void rejectTaken(String nickname) throws RejectedException, FinderException, IOException {
    try {
      homes.users().findByNickName(nickname);
    } catch (ObjectNotFoundException e) {
      return;
    }
    throw new RejectedException(Rejection.NICKNAME_TAKEN);
  }

  private void create(NewUser user, Region region)
      throws RejectedException, CreateException, IOException {
    try {
      homes.users().create(user, region.id(), clock.now());
    } catch (DuplicateKeyException e) {
      throw new RejectedException(Rejection.NICKNAME_TAKEN);
    }
  }

  private static UserDetails stored(NewUser user, UserEntity stored) throws IOException {
    return new UserDetails(
        stored.getId(),
        user.firstname(),
        user.lastname(),
        stored.getNickName(),
        user.email(),
        stored.getRating(),
        stored.getCreationDate());
  }
}
