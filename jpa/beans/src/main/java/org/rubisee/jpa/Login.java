package org.rubisee.jpa;

/**
 * What a login is checked against.
 *
 * @param userId the user
 * @param passwordHash the stored hash
 */
public record Login(int userId, String passwordHash) {}
