package org.rubisee.entities;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.model.NewUser;
import org.rubisee.model.UserDetails;

/** The business methods of a user. */
public interface UserBusiness extends EntityBusiness {
  String getFirstName();

  void setFirstName(String firstName);

  String getLastName();

  void setLastName(String lastName);

  String getNickName();

  void setNickName(String nickName);

  String getPassword();

  void setPassword(String password);

  String getEmail();

  void setEmail(String email);

  int getRating();

  void setRating(int rating);

  BigDecimal getBalance();

  void setBalance(BigDecimal balance);

  LocalDateTime getCreationDate();

  void setCreationDate(LocalDateTime creationDate);

  int getRegionId();

  void setRegionId(int regionId);

  /** Takes on the state of a new user. */
  default void register(NewUser user, Integer regionId, LocalDateTime now) {
    setId(others().nextId(IdManagerEntity::nextUserId));
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
  default UserDetails getDetails() {
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
  default void addRating(int rating) {
    setRating(getRating() + rating);
  }
}
