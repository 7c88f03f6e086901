package org.rubisee.bookstore.model;

import org.rubisee.logic.RejectedException;

/** Shows a book. */
public interface ProductDetail {

  /**
   * The book with its author.
   *
   * @throws RejectedException if there is no such book
   */
  BookDetails productDetail(int bookId) throws RejectedException;
}
