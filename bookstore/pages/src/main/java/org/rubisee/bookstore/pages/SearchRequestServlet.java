package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows the form for a search. */
final class SearchRequestServlet extends BookstoreServlet {

  /** A servlet of this site. */
  SearchRequestServlet(BookstoreSite site) {
    super(site, Interaction.SEARCH_REQUEST);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Draw draw = draw();
    return new SearchRequestPage(call(() -> useCases().searchRequest().searchRequest(draw)), visit);
  }
}
