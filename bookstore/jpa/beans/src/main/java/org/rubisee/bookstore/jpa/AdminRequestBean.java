package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.bookstore.model.AdminRequest;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.logic.RejectedException;

/** Shows a book to an administrator: one query. */
@Stateless
@Remote(AdminRequest.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class AdminRequestBean extends JpaBean implements AdminRequest {

  @Override
  public BookDetails adminRequest(int bookId) throws RejectedException {
    return queries().book(bookId);
  }
}
