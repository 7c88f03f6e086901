package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Welcomes a customer. */
final class HomeServlet extends BookstoreServlet {

  /** A servlet of this site. */
  HomeServlet(BookstoreSite site) {
    super(site, Interaction.HOME);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    Draw draw = draw();
    Welcome welcome = call(() -> useCases().home().home(visit.customerId(), draw));
    return new HomePage(welcome, visit);
  }
}
