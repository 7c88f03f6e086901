package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.logic.RejectedException;

/** Shows a book to an administrator. */
public class AdminRequestFacade extends BookstoreFacade implements AdminRequest {
  private static final long serialVersionUID = 1;

  @Override
  public BookDetails adminRequest(int bookId) throws RejectedException {
    return inTransaction(() -> books().details(books().found(bookId)));
  }
}
