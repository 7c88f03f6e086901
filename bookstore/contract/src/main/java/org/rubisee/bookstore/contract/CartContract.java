package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** ShoppingCart: what is in a cart, and whose it is. */
@OnSite
abstract class CartContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void takesTheLongestCart() {
    Page cart = new Shopper(browser, 0).cartWith(1);
    int id = (int) database.number("SELECT MAX(sc_id) FROM shopping_cart");
    database.change(
        "INSERT INTO shopping_cart_line SELECT "
            + id
            + ", i_id, 1 FROM item"
            + " WHERE i_id BETWEEN 2 AND 100");
    Page full = browser.submit(Shopper.quantities(cart).with("quantity1", 2));

    Page changed = browser.submit(Shopper.quantities(full).with("quantity100", 0));

    assertThatPage(changed).isOk();
    assertThat(Shopper.quantities(changed).fields())
        .hasSize(99 + 2)
        .doesNotContainKey("quantity100");
    database.change("DELETE FROM shopping_cart_line WHERE scl_sc_id = " + id);
    database.change("DELETE FROM shopping_cart WHERE sc_id = " + id);
  }

  @Test
  void hidesForeignCarts() {
    Shopper shopper = new Shopper(browser, 104);
    Page cart = shopper.cartWith(104);
    Form quantities = Shopper.quantities(cart);
    String ticket = quantities.value("cart");
    Page checkout = shopper.checkout(cart);
    String forged = (ticket.charAt(20) == '0' ? "1" : "0").repeat(20) + ticket.substring(20);

    for (String wrong : List.of(forged, "ab", checkout.form("BuyConfirm").value("ticket"))) {
      assertThatPage(browser.submit(quantities.with("cart", wrong)))
          .isRejected(Rejection.NO_SUCH_CART);
      assertThatPage(browser.submit(Shopper.order(checkout).with("cart", wrong)))
          .isRejected(Rejection.NO_SUCH_CART);
      assertThatPage(browser.submit(shopper.login(shopper.registration(cart)).with("cart", wrong)))
          .isRejected(Rejection.NO_SUCH_CART);
    }
    assertThatPage(browser.submit(shopper.login(shopper.registration(cart)).without("cart")))
        .isRejected(Rejection.NO_SUCH_CART);
    assertThatPage(browser.submit(quantities.with("cart", "17")))
        .isRejected(Rejection.NO_SUCH_CART);
    assertThatPage(browser.submit(quantities.with("cart", "x y"))).isBadRequestNaming("cart");
  }
}
