package org.rubisee.bookstore.facades;

import java.util.List;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.SearchRequest;

/** Shows promotions. */
public class SearchRequestFacade extends BookstoreFacade implements SearchRequest {
  private static final long serialVersionUID = 1;

  @Override
  public List<Promotion> searchRequest(Draw draw) {
    return listedInTransaction(() -> promotions(draw));
  }
}
