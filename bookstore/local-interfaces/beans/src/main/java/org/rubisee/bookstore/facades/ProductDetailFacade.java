package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.ProductDetail;
import org.rubisee.logic.RejectedException;

/** Shows a book. */
public class ProductDetailFacade extends BookstoreFacade implements ProductDetail {
  private static final long serialVersionUID = 1;

  @Override
  public BookDetails productDetail(int bookId) throws RejectedException {
    return inTransaction(() -> books().details(books().found(bookId)));
  }
}
