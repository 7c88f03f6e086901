package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Shows a book whose price and pictures are about to be changed. */
public interface AdminRequest {

  /**
   * The book with its author.
   *
   * @throws RejectedException if there is no such book
   */
  BookDetails adminRequest(int bookId) throws RejectedException;
}
