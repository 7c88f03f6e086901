package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Lists the newest books of a subject. */
final class NewProductsServlet extends BookstoreServlet {

  /** A servlet of this site. */
  NewProductsServlet(BookstoreSite site) {
    super(site, Interaction.NEW_PRODUCTS);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Subject subject = Subjects.of(parameters);
    Draw draw = draw();
    BookList list = call(() -> useCases().newProducts().newProducts(subject, draw));
    return new NewProductsPage(subject, list, visit);
  }
}
