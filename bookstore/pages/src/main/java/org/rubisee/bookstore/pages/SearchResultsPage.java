package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Search;
import org.rubisee.pages.Html;
import org.rubisee.pages.Section;

/**
 * The books that a search found.
 *
 * @param search what was searched for
 * @param list the books, and promotions
 * @param visit who looks
 */
record SearchResultsPage(Search search, BookList list, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Books by " + search.type().label() + ": " + search.text();
  }

  @Override
  public Section section() {
    return Sections.SEARCH;
  }

  @Override
  public void writeBody(Html html) {
    new BookTable(list, visit).write(html);
  }
}
