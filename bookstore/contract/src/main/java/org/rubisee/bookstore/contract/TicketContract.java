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

/** Who may write: writes come by POST and carry the ticket of a form. */
@OnSite
abstract class TicketContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void ordersForTheCustomerWhoLoggedInOnly() {
    Page mine = new Shopper(browser, 105).checkout(new Shopper(browser, 105).cartWith(105));
    Page others = new Shopper(browser, 106).checkout(new Shopper(browser, 106).cartWith(105));
    Form order = Shopper.order(mine).with("ticket", others.form("BuyConfirm").value("ticket"));
    long orders = database.count("orders");

    assertThatPage(browser.submit(order)).isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(Shopper.order(mine).without("ticket")))
        .isBadRequestNaming("ticket");
    assertThat(database.count("orders")).isEqualTo(orders);
  }

  @Test
  void writesByPostOnly() {
    for (String path : List.of("ShoppingCart?book=1", "BuyRequest", "BuyConfirm", "AdminConfirm")) {
      assertThat(browser.get(path).status()).as(path).isEqualTo(405);
    }
  }
}
