package org.rubisee.bookstore.model;

import java.util.List;

/** Shows promotions beside the form for a search. */
public interface SearchRequest {

  /**
   * Five promotions.
   *
   * @param draw chooses them
   */
  List<Promotion> searchRequest(Draw draw);
}
