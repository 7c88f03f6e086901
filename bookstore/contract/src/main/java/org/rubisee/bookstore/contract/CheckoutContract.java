package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** CustomerRegistration and BuyRequest: who buys. */
@OnSite
abstract class CheckoutContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void registersANewCustomer() {
    Page cart = new Shopper(browser, 0).cartWith(111);
    Form form =
        browser
            .get(cart.linksTo("CustomerRegistration").get(0))
            .formWith("[name=firstName]")
            .orElseThrow()
            .with("firstName", "Ann")
            .with("lastName", "Lee")
            .with("birthDate", "1970-05-06")
            .with("phone", "555 1234")
            .with("email", "ann@lee.example")
            .with("street1", "1 Main Street")
            .with("city", "Springfield")
            .with("zip", "12345")
            .with("country", "Norway");

    assertThatPage(browser.submit(form.with("birthDate", "2030-01-01")))
        .isRejected(Rejection.BIRTH_DATE_IMPOSSIBLE)
        .marks("birthDate");
    assertThatPage(browser.submit(form.without("city"))).isBadRequestNaming("city");
    Page checkout = browser.submit(form);

    assertThatPage(checkout).isOk().says("Ann Lee").says("1 Main Street, Springfield, 12345");
    Row customer = database.row("SELECT * FROM customer ORDER BY c_id DESC LIMIT 1");
    int id = customer.number("c_id");
    assertThat(customer.text("c_uname")).isEqualTo(BookstoreRules.credentials(id).nickname());
    assertThatPage(browser.submit(Shopper.order(checkout))).isOk();
    assertThatPage(browser.get("Home?customer=" + id)).isOk().says("Welcome back, Ann Lee!");
  }
}
