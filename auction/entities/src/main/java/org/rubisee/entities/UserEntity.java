package org.rubisee.entities;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import java.time.LocalDateTime;
import org.rubisee.model.UserDetails;

/**
 * Somebody who is registered. The business methods of the entity bean User, the same in both views;
 * {@link java.io.IOException} is what the remote view adds.
 */
public interface UserEntity {
  /** Primary key. */
  Integer getId() throws IOException;

  /** The unique name. */
  String getNickName() throws IOException;

  /** What {@link org.rubisee.logic.PasswordHasher} made of the password. */
  String getPassword() throws IOException;

  /** The sum of the ratings received. */
  int getRating() throws IOException;

  /** When the user registered, business time. */
  LocalDateTime getCreationDate() throws IOException;

  /** The user as the site shows it: one call, all values. */
  UserDetails getDetails() throws IOException;

  /** Adds the rating of a new comment to the sum. */
  void addRating(int rating) throws IOException;

  /** The remote component interface. */
  interface Remote extends UserEntity, EJBObject {}

  /** The local component interface. */
  interface Local extends UserEntity, EJBLocalObject {}
}
