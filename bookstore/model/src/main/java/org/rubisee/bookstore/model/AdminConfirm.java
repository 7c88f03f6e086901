package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Changes the price and the pictures of a book. */
public interface AdminConfirm {

  /**
   * Changes the book, which counts as published today, and finds its related books anew: those of
   * which most copies were bought by the customers who bought the book, all in the last {@link
   * BookstoreRules#RELATED_ORDERS} orders; most copies first, then by id. {@link
   * BookstoreRules#related} says what happens if these are fewer than five.
   *
   * @return the book as it is now
   * @throws RejectedException if there is no such book
   */
  BookDetails adminConfirm(BookChange change) throws RejectedException;
}
