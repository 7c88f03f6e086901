package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * An order that a customer wants to place.
 *
 * @param customerId who buys
 * @param cartId what
 * @param card how it is paid
 * @param shipping how it travels
 * @param destination where it goes
 * @param draw chooses {@link BookstoreRules#shipDate when it is sent} and the {@link
 *     BookstoreRules#authorization number of the payment}
 */
public record NewOrder(
    int customerId,
    int cartId,
    Card card,
    ShippingType shipping,
    Destination destination,
    Draw draw)
    implements Serializable {}
