package org.rubisee.bookstore.jpa;

import java.time.LocalDateTime;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.logic.Money;

/**
 * What OrderDisplay selects of an order.
 *
 * @param id its number
 * @param date when it was placed
 * @param status how far it is
 * @param subTotal what its lines cost
 * @param tax the tax
 * @param total what all costs
 * @param shipping how it travels
 * @param shipDate when it is sent
 */
public record ShownOrder(
    int id,
    LocalDateTime date,
    OrderStatus status,
    Money subTotal,
    Money tax,
    Money total,
    ShippingType shipping,
    LocalDateTime shipDate) {}
