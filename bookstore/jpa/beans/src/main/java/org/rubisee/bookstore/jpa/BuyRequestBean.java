package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.time.LocalDateTime;
import org.rubisee.bookstore.jpa.entities.AddressEntity;
import org.rubisee.bookstore.jpa.entities.CustomerEntity;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyRequest;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/**
 * Logs a customer in, or stores a new one, and reads what is about to be bought: in one transaction
 * three statements for a customer who is known, five or six for a new one.
 */
@Stateless
@Remote(BuyRequest.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class BuyRequestBean extends JpaBean implements BuyRequest {
  private static final String CUSTOMER =
      """
      select c, new org.rubisee.bookstore.model.PostalAddress(
        a.street1, a.street2, a.city, a.state, a.zip, o.name)
      from Customer c join c.address a join a.country o
      where c.userName = :name""";

  @Override
  public Checkout buyRequest(Credentials credentials, int cartId) throws RejectedException {
    KnownCustomer known = login(credentials);
    Cart cart = queries().filledCart(cartId);
    known.customer().beginSession(now());
    entities.flush();
    return new Checkout(known.customer().details(known.home()), cart);
  }

  private KnownCustomer login(Credentials credentials) throws RejectedException {
    return Queries.one(
            queries().query(CUSTOMER, Object[].class).setParameter("name", credentials.nickname()))
        .map(parts -> new KnownCustomer((CustomerEntity) parts[0], (PostalAddress) parts[1]))
        .filter(known -> known.customer().hasPassword(credentials.password()))
        .orElseThrow(() -> new RejectedException(Rejection.LOGIN_FAILED));
  }

  @Override
  public Checkout buyRequestOfNewCustomer(NewCustomer customer, int cartId, Draw draw)
      throws RejectedException {
    LocalDateTime now = now();
    customer.check(now.toLocalDate());
    Cart cart = queries().filledCart(cartId);
    AddressEntity home = address(customer.address());
    CustomerEntity stored =
        new CustomerEntity(customer, home, BookstoreRules.discountOfNewCustomer(draw), now);
    insert(stored);
    Credentials credentials = BookstoreRules.credentials(stored.id());
    stored.name(credentials.nickname(), passwordHasher().hash(credentials));
    entities.flush();
    return new Checkout(stored.details(customer.address()), cart);
  }

  private record KnownCustomer(CustomerEntity customer, PostalAddress home) {}
}
