package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;

/**
 * A book, and the form to change it.
 *
 * @param details the book
 * @param ticket allows the change
 * @param visit who looks
 */
record AdminRequestPage(BookDetails details, String ticket, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Change " + details.book().title();
  }

  @Override
  public void writeBody(Html html) {
    new BookView(details).writeFacts(html);
    new ChangeFields(visit, ticket, details.book().id()).write(new Form(html), details);
  }
}
