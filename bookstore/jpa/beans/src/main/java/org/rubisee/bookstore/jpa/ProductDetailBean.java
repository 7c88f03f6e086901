package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.ProductDetail;
import org.rubisee.logic.RejectedException;

/** Shows a book: one query. */
@Stateless
@Remote(ProductDetail.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class ProductDetailBean extends JpaBean implements ProductDetail {

  @Override
  public BookDetails productDetail(int bookId) throws RejectedException {
    return queries().book(bookId);
  }
}
