package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.pages.Html;

/**
 * The books of a subject that sell best.
 *
 * @param subject what the books are about
 * @param list the books, and promotions
 * @param visit who looks
 */
record BestSellersPage(Subject subject, BookList list, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Best sellers: " + subject.label();
  }

  @Override
  public void writeBody(Html html) {
    new BookTable(list, visit).write(html);
  }
}
