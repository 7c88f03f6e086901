package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.pages.Html;

/**
 * The newest books of a subject.
 *
 * @param subject what the books are about
 * @param list the books, and promotions
 * @param visit who looks
 */
record NewProductsPage(Subject subject, BookList list, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "New books: " + subject.label();
  }

  @Override
  public void writeBody(Html html) {
    new BookTable(list, visit).write(html);
  }
}
