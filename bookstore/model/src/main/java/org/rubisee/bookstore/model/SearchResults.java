package org.rubisee.bookstore.model;

/** Lists the books that a search finds. */
public interface SearchResults {

  /**
   * The books that a search finds, by title, then by id: at most {@link BookstoreRules#MAX_LISTED}.
   *
   * @param draw chooses the promotions
   */
  BookList searchResults(Search search, Draw draw);
}
