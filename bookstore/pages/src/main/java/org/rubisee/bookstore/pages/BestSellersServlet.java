package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Lists the books of a subject that sell best. */
final class BestSellersServlet extends BookstoreServlet {

  /** A servlet of this site. */
  BestSellersServlet(BookstoreSite site) {
    super(site, Interaction.BEST_SELLERS);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Subject subject = Subjects.of(parameters);
    Draw draw = draw();
    BookList list = call(() -> useCases().bestSellers().bestSellers(subject, draw));
    return new BestSellersPage(subject, list, visit);
  }
}
