package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.pages.Html;

/**
 * Confirms the change of a book.
 *
 * @param details the book as it is now
 * @param visit who looks
 */
record AdminConfirmPage(BookDetails details, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return details.book().title();
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>The book is changed.</p>");
    BookView view = new BookView(details);
    view.writeFacts(html);
    view.writeDescription(html);
  }
}
