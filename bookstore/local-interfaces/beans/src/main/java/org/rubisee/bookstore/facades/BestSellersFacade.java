package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.BestSellers;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.bookstore.sql.Rankings;

/** Lists the books of a subject that sell best. EJB-QL has no GROUP BY, so SQL finds their ids. */
public class BestSellersFacade extends BookstoreFacade implements BestSellers {
  private static final long serialVersionUID = 1;

  @Override
  public BookList bestSellers(Subject subject, Draw draw) {
    return listedInTransaction(
        () ->
            new BookList(
                books().listed(ask(sql -> Rankings.bestSellers(sql, subject))), promotions(draw)));
  }
}
