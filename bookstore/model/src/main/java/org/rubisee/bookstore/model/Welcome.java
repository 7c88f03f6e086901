package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * What the home page shows.
 *
 * @param customer who looks, {@link CustomerName#UNKNOWN} if that is not known
 * @param promotions books that the shop recommends
 */
public record Welcome(CustomerName customer, List<Promotion> promotions) implements Serializable {}
