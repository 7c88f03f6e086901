package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.site.OnSite;
import org.rubisee.settings.BusinessClock;

/** AdminRequest and AdminConfirm: who changes a book. */
@OnSite
abstract class AdministrationContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void changesABookWithItsTicketOnly() {
    Form change = browser.get("AdminRequest?book=107").form("AdminConfirm").with("price", "12.34");

    assertThatPage(browser.submit(change.with("book", 108))).isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(change.without("ticket"))).isBadRequestNaming("ticket");
    assertThatPage(browser.submit(change.with("image", "http://elsewhere.example/1.png")))
        .isBadRequestNaming("image");
    assertThatPage(browser.submit(change)).isOk().says("$12.34");
    assertThat(database.row("SELECT * FROM item WHERE i_id = 107").money("i_cost").toString())
        .isEqualTo("12.34");
    assertThat(database.row("SELECT * FROM item WHERE i_id = 107").text("i_pub_date"))
        .isEqualTo(BusinessClock.LOAD_EPOCH.toLocalDate().toString());
  }
}
