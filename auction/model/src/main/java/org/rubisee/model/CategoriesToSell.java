package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * The categories, offered to a seller who logged in.
 *
 * @param sellerId who wants to sell
 * @param categories all categories, by id
 */
public record CategoriesToSell(int sellerId, List<Category> categories) implements Serializable {}
