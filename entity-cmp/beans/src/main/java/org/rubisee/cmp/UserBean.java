package org.rubisee.cmp;

import java.time.LocalDateTime;
import org.rubisee.entities.AbstractEntity;
import org.rubisee.entities.UserBusiness;
import org.rubisee.model.NewUser;

/** Somebody who is registered. */
public abstract class UserBean extends AbstractEntity implements UserBusiness {
  private static final long serialVersionUID = 1;

  /** Registers a user. */
  public Integer ejbCreate(NewUser user, Integer regionId, LocalDateTime now) {
    register(user, regionId, now);
    return null; // the container knows the key field
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewUser user, Integer regionId, LocalDateTime now) {}
}
