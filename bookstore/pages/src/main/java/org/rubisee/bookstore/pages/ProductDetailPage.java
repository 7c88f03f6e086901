package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.pages.Html;

/**
 * A book.
 *
 * @param details the book
 * @param visit who looks
 */
record ProductDetailPage(BookDetails details, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return details.book().title();
  }

  @Override
  public void writeBody(Html html) {
    BookView view = new BookView(details);
    view.writeFacts(html);
    Links.add(html, details.book().id(), visit);
    view.writeDescription(html);
    Links.change(html.raw("<p>"), details.book().id(), visit).raw("</p>");
    Links.cart(html, visit);
  }
}
