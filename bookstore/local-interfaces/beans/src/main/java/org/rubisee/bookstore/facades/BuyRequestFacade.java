package org.rubisee.bookstore.facades;

import jakarta.ejb.FinderException;
import java.time.LocalDateTime;
import org.rubisee.bookstore.entities.CustomerEntity;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyRequest;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;

/** Logs a customer in, or stores a new one, and shows what is about to be bought. */
public class BuyRequestFacade extends BookstoreFacade implements BuyRequest {
  private static final long serialVersionUID = 1;

  @Override
  public Checkout buyRequest(Credentials credentials, int cartId) throws RejectedException {
    return inTransaction(
        () -> {
          CustomerEntity customer = new Customers(homes()).login(credentials);
          Cart cart = new Carts(homes()).filled(cartId);
          customer.beginSession(clock().now());
          return new Checkout(details(customer), cart);
        });
  }

  @Override
  public Checkout buyRequestOfNewCustomer(NewCustomer customer, int cartId, Draw draw)
      throws RejectedException {
    return inTransaction(
        () -> {
          LocalDateTime now = clock().now();
          customer.check(now.toLocalDate());
          Cart cart = new Carts(homes()).filled(cartId);
          int addressId = new Addresses(homes()).idOf(customer.address());
          Discount discount = BookstoreRules.discountOfNewCustomer(draw);
          CustomerEntity stored = homes().customers().create(customer, addressId, discount, now);
          Credentials credentials = BookstoreRules.credentials(stored.getId());
          stored.name(credentials.nickname(), passwordHasher().hash(credentials));
          return new Checkout(details(stored), cart);
        });
  }

  private PasswordHasher passwordHasher() {
    return new PasswordHasher(settings().passwordIterations(), settings().passwordSeed());
  }

  private CustomerDetails details(CustomerEntity customer) throws FinderException {
    return new CustomerDetails(
        Customers.name(customer),
        new Addresses(homes()).read(customer.getAddressId()),
        customer.getPhone(),
        customer.getEmail(),
        customer.getBirthDate(),
        customer.getSince(),
        Discount.ofFraction(customer.getDiscount()),
        customer.getData());
  }
}
