package org.rubisee.bookstore.facades;

import java.util.List;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.model.AdminConfirm;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.sql.Rankings;
import org.rubisee.logic.RejectedException;

/**
 * Changes a book, which is locked first. EJB-QL has no GROUP BY, so SQL finds its related books.
 */
public class AdminConfirmFacade extends BookstoreFacade implements AdminConfirm {
  private static final long serialVersionUID = 1;

  @Override
  public BookDetails adminConfirm(BookChange change) throws RejectedException {
    return inTransaction(
        () -> {
          BookEntity book = books().found(change.bookId());
          book.lock();
          List<Integer> bought = ask(sql -> Rankings.boughtWith(sql, change.bookId()));
          book.change(
              change,
              BookstoreRules.related(bought, Books.related(book)),
              clock().now().toLocalDate());
          return books().details(book);
        });
  }
}
