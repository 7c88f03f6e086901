package org.rubisee.bookstore.pages;

import java.util.Optional;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Searches for books. */
final class SearchResultsServlet extends BookstoreServlet {

  /** A servlet of this site. */
  SearchResultsServlet(BookstoreSite site) {
    super(site, Interaction.SEARCH_RESULTS);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(new SearchFields(Visit.of(parameters)));
  }

  private static SearchType type(Parameters parameters) {
    return SearchType.ofLabel(parameters.text("type", BookstoreRules.MAX_SEARCH_TEXT))
        .orElseThrow(() -> new BadParameterException("type", "author, title or subject"));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Search search =
        new Search(type(parameters), parameters.text("text", BookstoreRules.MAX_SEARCH_TEXT));
    Draw draw = draw();
    BookList list = call(() -> useCases().searchResults().searchResults(search, draw));
    return new SearchResultsPage(search, list, visit);
  }
}
