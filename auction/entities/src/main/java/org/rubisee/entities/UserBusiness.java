package org.rubisee.entities;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.model.NewUser;
import org.rubisee.model.UserDetails;

/** The business methods of a user. */
public abstract class UserBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getFirstName();

  public abstract void setFirstName(String firstName);

  public abstract String getLastName();

  public abstract void setLastName(String lastName);

  public abstract String getNickName();

  public abstract void setNickName(String nickName);

  public abstract String getPassword();

  public abstract void setPassword(String password);

  public abstract String getEmail();

  public abstract void setEmail(String email);

  public abstract int getRating();

  public abstract void setRating(int rating);

  public abstract BigDecimal getBalance();

  public abstract void setBalance(BigDecimal balance);

  public abstract LocalDateTime getCreationDate();

  public abstract void setCreationDate(LocalDateTime creationDate);

  public abstract int getRegionId();

  public abstract void setRegionId(int regionId);

  /** Takes on the state of a new user. */
  protected final void register(NewUser user, Integer regionId, LocalDateTime now) {
    setId(nextId(IdManagerEntity::nextUserId));
    setFirstName(user.firstname());
    setLastName(user.lastname());
    setNickName(user.nickname());
    setPassword(user.passwordHash());
    setEmail(user.email());
    setRating(0);
    setBalance(BigDecimal.ZERO);
    setCreationDate(now);
    setRegionId(regionId);
  }

  /** See {@link UserEntity#getDetails()}. */
  public UserDetails getDetails() {
    return new UserDetails(
        getId(),
        getFirstName(),
        getLastName(),
        getNickName(),
        getEmail(),
        getRating(),
        getCreationDate());
  }

  /** See {@link UserEntity#addRating(int)}. */
  public void addRating(int rating) {
    setRating(getRating() + rating);
  }
}
