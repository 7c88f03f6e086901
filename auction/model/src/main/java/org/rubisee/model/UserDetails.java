package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;

/**
 * A user as the site shows it.
 *
 * @param id primary key
 * @param firstname first name
 * @param lastname last name
 * @param nickname unique name
 * @param email address
 * @param rating sum of the ratings received
 * @param creationDate when the user registered, business time
 */
public record UserDetails(
    int id,
    String firstname,
    String lastname,
    String nickname,
    String email,
    int rating,
    LocalDateTime creationDate)
    implements Serializable {

  /**
   * The name shown for a seller, bidder or author who does not exist: clients written for RUBiS
   * 1.4.3 make up user 0.
   */
  public static final String UNKNOWN_NICKNAME = "unknown user";
}
