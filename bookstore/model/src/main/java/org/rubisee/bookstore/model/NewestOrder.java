package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * The newest order of a customer.
 *
 * @param customer who ordered
 * @param order the order alone; empty if the customer never ordered
 */
public record NewestOrder(CustomerName customer, List<OrderDetails> order)
    implements Serializable {}
