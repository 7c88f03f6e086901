package org.rubisee.bookstore.model;

/** Lists the newest books of a subject. */
public interface NewProducts {

  /**
   * The books of a subject that were published last, newest first, then by title, then by id: at
   * most {@link BookstoreRules#MAX_LISTED}.
   *
   * @param draw chooses the promotions
   */
  BookList newProducts(Subject subject, Draw draw);
}
