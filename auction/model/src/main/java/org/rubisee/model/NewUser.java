package org.rubisee.model;

import java.io.Serializable;
import org.rubisee.logic.PasswordHasher;

/**
 * Somebody who wants to register.
 *
 * @param firstname first name, at most 20 characters
 * @param lastname last name, at most 20 characters
 * @param nickname unique name, at most 20 characters
 * @param email address, at most 50 characters
 * @param passwordHash what {@link PasswordHasher#hash} made of the password; the password itself
 *     goes no further
 * @param regionName name of the region where the user lives
 */
public record NewUser(
    String firstname,
    String lastname,
    String nickname,
    String email,
    String passwordHash,
    String regionName)
    implements Serializable {}
