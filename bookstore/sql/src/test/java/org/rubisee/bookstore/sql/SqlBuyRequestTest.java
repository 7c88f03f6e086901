package org.rubisee.bookstore.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bookstore.sql.LoadedBookstore.DRAW;
import static org.rubisee.bookstore.sql.LoadedBookstore.NOW;
import static org.rubisee.bookstore.sql.LoadedBookstore.login;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

class SqlBuyRequestTest extends SqlTest {
  private static final PostalAddress SOMEWHERE =
      new PostalAddress("1 Main Street", "", "Springfield", "", "12345", "Norway");

  @Test
  void logsACustomerIn() throws RejectedException {
    int cart = data.cart(7);
    Checkout checkout = useCases.buyRequest().buyRequest(login(17), cart);

    CustomerDetails customer = checkout.customer();
    assertThat(customer.name().id()).isEqualTo(17);
    assertThat(customer.name().userName()).isEqualTo("OGUL");
    assertThat(customer.address().country())
        .isEqualTo(
            data.text(
                """
                SELECT co_name FROM customer JOIN address ON addr_id = c_addr_id
                  JOIN country ON co_id = addr_co_id WHERE c_id = 17"""));
    assertThat(customer.discount().fraction().toString())
        .isEqualTo(data.text("SELECT c_discount FROM customer WHERE c_id = 17"));
    assertThat(checkout.cart().id()).isEqualTo(cart);
    assertThat(
            data.number(
                "SELECT COUNT(*) FROM customer WHERE c_id = 17 AND c_login = ? AND c_expiration = ?",
                NOW,
                NOW.plusHours(2)))
        .isOne();
  }

  @Test
  void storesANewCustomer() throws RejectedException {
    int cart = data.cart(7);
    Checkout checkout = register(SOMEWHERE, cart);

    int id = checkout.customer().name().id();
    assertThat(id).isGreaterThan(LoadedBookstore.CUSTOMERS);
    assertThat(checkout.customer().name().userName()).isEqualTo(login(id).nickname());
    assertThat(checkout.customer().address()).isEqualTo(SOMEWHERE);
    Checkout again = useCases.buyRequest().buyRequest(login(id), cart);
    assertThat(again).isEqualTo(checkout);
  }

  @Test
  void usesAnAddressAgain() throws RejectedException {
    int cart = data.cart(7);
    register(SOMEWHERE, cart);
    int addresses = data.number("SELECT COUNT(*) FROM address");
    register(SOMEWHERE, cart);

    assertThat(data.number("SELECT COUNT(*) FROM address")).isEqualTo(addresses);
  }

  @Test
  void rejectsInThisOrder() throws RejectedException {
    int cart = data.cart(7);
    int empty = data.cart(9);
    data.write("DELETE FROM shopping_cart_line WHERE scl_sc_id = ?", empty);

    assertThat(rejectionOf(() -> buy(new Credentials("OGUL", "wrong"), -1)))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(rejectionOf(() -> buy(new Credentials("nobody", "x"), cart)))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(rejectionOf(() -> buy(login(17), empty + 1))).isEqualTo(Rejection.NO_SUCH_CART);
    assertThat(rejectionOf(() -> buy(login(17), empty))).isEqualTo(Rejection.CART_EMPTY);
    PostalAddress nowhere = new PostalAddress("1", "", "c", "", "1", "Atlantis");
    assertThat(rejectionOf(() -> register(nowhere, empty + 1))).isEqualTo(Rejection.NO_SUCH_CART);
    assertThat(rejectionOf(() -> register(nowhere, empty))).isEqualTo(Rejection.CART_EMPTY);
    assertThat(rejectionOf(() -> register(nowhere, cart))).isEqualTo(Rejection.NO_SUCH_COUNTRY);
  }

  private void buy(Credentials customer, int cart) throws RejectedException {
    useCases.buyRequest().buyRequest(customer, cart);
  }

  private Checkout register(PostalAddress address, int cart) throws RejectedException {
    NewCustomer customer =
        new NewCustomer(
            "Ann", "Lee", address, "5551234", "ann@x.example", LocalDate.of(1970, 5, 6), "");
    return useCases.buyRequest().buyRequestOfNewCustomer(customer, cart, DRAW);
  }
}
