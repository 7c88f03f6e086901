package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * How many copies of a book a customer wants.
 *
 * @param bookId the book
 * @param quantity copies, 0 to {@link BookstoreRules#MAX_QUANTITY}. 0 takes the book out of the
 *     cart
 */
public record CartQuantity(int bookId, int quantity) implements Serializable {}
