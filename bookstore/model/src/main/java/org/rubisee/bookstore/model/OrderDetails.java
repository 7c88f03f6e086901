package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.time.LocalDateTime;
import java.util.List;

/**
 * An order as its customer sees it.
 *
 * @param id its number
 * @param date when it was placed, business time
 * @param status how far it is
 * @param totals what it costs
 * @param shipping how it travels
 * @param shipDate when it is sent, business time
 * @param billTo the address of the customer
 * @param shipTo where it goes
 * @param payment how it was paid
 * @param lines what was bought, by the number of the line
 */
public record OrderDetails(
    int id,
    LocalDateTime date,
    OrderStatus status,
    Totals totals,
    ShippingType shipping,
    LocalDateTime shipDate,
    PostalAddress billTo,
    PostalAddress shipTo,
    Payment payment,
    List<OrderLine> lines)
    implements Serializable {}
