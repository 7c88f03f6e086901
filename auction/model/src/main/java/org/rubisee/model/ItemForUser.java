package org.rubisee.model;

import java.io.Serializable;

/**
 * An item and the user who logged in to bid on it or to buy it.
 *
 * @param userId who logged in
 * @param item the item
 */
public record ItemForUser(int userId, ItemDetails item) implements Serializable {}
