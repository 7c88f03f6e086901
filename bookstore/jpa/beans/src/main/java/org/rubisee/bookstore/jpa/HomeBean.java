package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Home;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.logic.RejectedException;

/** Welcomes a customer: two queries, and one for a customer who is known. */
@Stateless
@Remote(Home.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class HomeBean extends JpaBean implements Home {

  @Override
  public Welcome home(int customerId, Draw draw) throws RejectedException {
    return new Welcome(queries().customerName(customerId), queries().promotions(draw));
  }
}
