package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** BuyConfirm, OrderInquiry and OrderDisplay: what an order leaves, and who sees it. */
@OnSite
abstract class OrderContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void storesAnOrderWithAllThatBelongsToIt() {
    Shopper shopper = new Shopper(browser, 101);
    database.change("UPDATE item SET i_stock = 20 WHERE i_id = 101");
    Page checkout = shopper.checkout(shopper.changed(shopper.cartWith(101), 101, 3));
    long orders = database.count("orders");
    long carts = database.count("shopping_cart");

    Page confirmed = browser.submit(Shopper.order(checkout));

    assertThatPage(confirmed).isOk().says("ending in 4567");
    Row order = database.row("SELECT * FROM orders WHERE o_c_id = 101 ORDER BY o_id DESC LIMIT 1");
    int number = order.number("o_id");
    assertThatPage(confirmed).says("number " + number).says("$" + order.money("o_total"));
    assertThat(database.count("orders")).isEqualTo(orders + 1);
    assertThat(database.number("SELECT ol_qty FROM order_line WHERE ol_o_id = ?", number))
        .isEqualTo(3);
    assertThat(database.row("SELECT * FROM cc_xacts WHERE cx_o_id = ?", number).text("cx_num"))
        .isEqualTo(Shopper.CARD_NUMBER);
    assertThat(stock(101)).isEqualTo(17);
    assertThat(database.count("shopping_cart")).isEqualTo(carts - 1);
    assertThatPage(browser.submit(Shopper.order(checkout))).isRejected(Rejection.NO_SUCH_CART);
    assertThat(database.count("orders")).isEqualTo(orders + 1);
    database.assertSound();
  }

  @Test
  void showsOrdersToWhoLogsInOnly() {
    Shopper shopper = new Shopper(browser, 109);
    Page inquiry = browser.get("order_inquiry.html");

    assertThatPage(browser.submit(shopper.login(inquiry))).isOk().says("Paid with");
    assertThatPage(browser.submit(shopper.login(inquiry).with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED)
        .marks("password");
  }

  private int stock(int book) {
    return (int) database.number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }
}
