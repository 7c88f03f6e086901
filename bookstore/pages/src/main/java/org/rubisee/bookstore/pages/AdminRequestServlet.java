package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows a book, and the form to change it. */
final class AdminRequestServlet extends BookstoreServlet {

  /** A servlet of this site. */
  AdminRequestServlet(BookstoreSite site) {
    super(site, Interaction.ADMIN_REQUEST);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    int bookId = parameters.id("book");
    BookDetails details = call(() -> useCases().adminRequest().adminRequest(bookId));
    String ticket = site().tickets().issue(visit.customerId(), Permissions.change(bookId));
    return new AdminRequestPage(details, ticket, visit);
  }
}
