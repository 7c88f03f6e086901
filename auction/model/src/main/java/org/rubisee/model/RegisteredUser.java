package org.rubisee.model;

import java.io.Serializable;

/**
 * Somebody who has just registered.
 *
 * @param user the new user
 * @param regionName name of the region
 */
public record RegisteredUser(UserDetails user, String regionName) implements Serializable {}
