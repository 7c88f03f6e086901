package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * A cart, and books that the shop recommends.
 *
 * @param cart what the customer wants
 * @param promotions books that the shop recommends
 */
public record CartView(Cart cart, List<Promotion> promotions) implements Serializable {}
