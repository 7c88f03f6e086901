package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * An order that has just been placed.
 *
 * @param orderId its number
 * @param totals what it costs
 * @param lines what was bought, by book
 * @param payment how it was paid
 */
public record OrderConfirmation(int orderId, Totals totals, List<OrderLine> lines, Payment payment)
    implements Serializable {}
