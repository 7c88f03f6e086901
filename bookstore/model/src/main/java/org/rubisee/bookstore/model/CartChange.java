package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;

/**
 * What a customer changes in a cart.
 *
 * @param cartId the cart, 0 for a new one
 * @param addedBookId a book of which one more copy is wanted, 0 for none
 * @param quantities books whose quantity is set. Those that are not in the cart are left out
 */
public record CartChange(int cartId, int addedBookId, List<CartQuantity> quantities)
    implements Serializable {}
