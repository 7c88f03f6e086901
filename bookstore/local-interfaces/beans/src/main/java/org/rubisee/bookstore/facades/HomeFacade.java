package org.rubisee.bookstore.facades;

import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Home;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.logic.RejectedException;

/** Welcomes a customer. */
public class HomeFacade extends BookstoreFacade implements Home {
  private static final long serialVersionUID = 1;

  @Override
  public Welcome home(int customerId, Draw draw) throws RejectedException {
    return inTransaction(
        () -> new Welcome(new Customers(homes()).name(customerId), promotions(draw)));
  }
}
