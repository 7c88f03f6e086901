package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.PricedLine;

/**
 * A line of a generated order.
 *
 * @param book the id of the book
 * @param priced how many copies, at which price
 */
record Line(int book, PricedLine priced) {}
