package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * Copies of a book in an order.
 *
 * @param bookId the book
 * @param title its title
 * @param publisher who published it
 * @param priced copies, their price when they were ordered, and the discount
 * @param comments what the customer said
 */
public record OrderLine(
    int bookId, String title, String publisher, PricedLine priced, String comments)
    implements Serializable {}
