package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewProducts;
import org.rubisee.bookstore.model.Subject;

/** Lists the newest books of a subject. EJB-QL has no LIMIT, so SQL finds their ids. */
public class NewProductsFacade extends BookstoreFacade implements NewProducts {
  private static final long serialVersionUID = 1;

  private static final String NEWEST =
      """
      SELECT i_id
      FROM item
      WHERE i_subject = ?
      ORDER BY i_pub_date DESC, i_title, i_id
      LIMIT ?""";

  @Override
  public BookList newProducts(Subject subject, Draw draw) {
    return listedInTransaction(
        () ->
            new BookList(
                books().listed(ids(NEWEST, subject.label(), BookstoreRules.MAX_LISTED)),
                promotions(draw)));
  }
}
