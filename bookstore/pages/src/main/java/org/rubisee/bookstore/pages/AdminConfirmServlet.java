package org.rubisee.bookstore.pages;

import java.util.Optional;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Changes a book. */
final class AdminConfirmServlet extends BookstoreServlet {

  /** A servlet of this site. */
  AdminConfirmServlet(BookstoreSite site) {
    super(site, Interaction.ADMIN_CONFIRM);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(ChangeFields.of(parameters));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    BookChange change = ChangeFields.read(parameters);
    site().tickets().check(parameters.ticket(), Permissions.change(change.bookId()));
    BookDetails details = call(() -> useCases().adminConfirm().adminConfirm(change));
    return new AdminConfirmPage(details, visit);
  }
}
