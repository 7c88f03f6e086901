package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Amounts;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/** CustomerRegistration and BuyRequest: who buys. */
@OnSite
abstract class CheckoutContract {

  private static final int BOOK = 111;
  private static final int CUSTOMER = 112;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void asksWhoBuys() {
    Page cart = new Shopper(browser, 0).cartWith(BOOK);
    Page unknown = browser.get(cart.linksTo("CustomerRegistration").get(0));
    Page known =
        browser.get(
            "CustomerRegistration?customer="
                + CUSTOMER
                + "&cart="
                + Shopper.quantities(cart).value("cart"));

    for (Page page : List.of(unknown, known)) {
      assertThatPage(page).isOk();
      assertThat(page.formWith("[name=userName]").orElseThrow().fields())
          .containsEntry("returning", "1")
          .containsKeys("password", "cart");
      assertThat(page.formWith("[name=firstName]").orElseThrow().fields())
          .containsEntry("returning", "0")
          .containsKeys("lastName", "birthDate", "country", "cart");
    }
    assertThat(known.formWith("[name=userName]").orElseThrow().value("userName"))
        .isEqualTo(BookstoreRules.credentials(CUSTOMER).nickname());
    assertThatPage(browser.get("CustomerRegistration?customer=500000"))
        .isRejected(Rejection.NO_SUCH_CUSTOMER);
    assertThatPage(browser.get("CustomerRegistration?customer=x")).isBadRequestNaming("customer");
  }

  @Test
  void showsWhoLogsInWhatTheOrderCosts() {
    database.change("UPDATE customer SET c_discount = 0.33 WHERE c_id = " + CUSTOMER);
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Page checkout = shopper.checkout(shopper.changed(shopper.cartWith(BOOK), BOOK, 7));
    Row customer =
        database.row(
            "SELECT * FROM customer JOIN address ON addr_id = c_addr_id JOIN country ON co_id ="
                + " addr_co_id WHERE c_id = ?",
            CUSTOMER);

    for (String column :
        List.of(
            "c_uname",
            "c_fname",
            "c_lname",
            "c_phone",
            "c_email",
            "c_birthdate",
            "c_since",
            "addr_street1",
            "addr_city",
            "addr_zip",
            "co_name")) {
      assertThatPage(checkout).says(customer.text(column));
    }
    assertThatPage(checkout).says("33 %");
    Amounts.assertSays(checkout, new Amounts(database).totals(CUSTOMER, Map.of(BOOK, 7)));
  }

  @Test
  void beginsASessionAndChangesNothingElse() {
    Row before = database.row("SELECT * FROM customer WHERE c_id = ?", CUSTOMER);
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Page cart = shopper.cartWith(BOOK);
    Map<String, String> others = new LinkedHashMap<>(Snapshot.of(database).digests());

    shopper.checkout(cart);

    Map<String, Object> expected = new LinkedHashMap<>(before.columns());
    expected.put("c_login", SiteVariant.STANDARD.now());
    expected.put("c_expiration", BookstoreRules.sessionEnd(SiteVariant.STANDARD.now()));
    assertThat(database.row("SELECT * FROM customer WHERE c_id = ?", CUSTOMER).columns())
        .isEqualTo(expected);
    others.remove("customer");
    assertThat(Snapshot.of(database).digests()).containsAllEntriesOf(others);
  }

  @Test
  void refusesWrongLogins() {
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Form login = shopper.login(shopper.registration(shopper.cartWith(BOOK)));
    Snapshot before = Snapshot.of(database);

    for (Form wrong :
        List.of(
            login.with("password", "wrong"),
            login.with("password", login.value("password") + "x"),
            login.with("userName", "Nobody"),
            login.with("userName", login.value("userName").toLowerCase(Locale.ROOT)),
            login.with("userName", "' OR 1=1 -- "))) {
      assertThatPage(browser.submit(wrong)).isRejected(Rejection.LOGIN_FAILED).marks("password");
    }
    assertThatPage(browser.submit(login.with("userName", " "))).isBadRequestNaming("userName");
    assertThatPage(browser.submit(login.with("password", ""))).isBadRequestNaming("password");
    assertThatPage(browser.submit(login.with("returning", 2))).isBadRequestNaming("returning");
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void refusesACartWithNothingInIt() {
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Form login = shopper.login(shopper.registration(shopper.cartWith(BOOK)));
    database.change("DELETE FROM shopping_cart_line");
    Snapshot before = Snapshot.of(database);

    assertThatPage(browser.submit(login)).isRejected(Rejection.CART_EMPTY);
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void registersANewCustomer() {
    Page cart = new Shopper(browser, 0).cartWith(BOOK);
    Page checkout = browser.submit(Shopper.newCustomer(cart, browser));

    assertThatPage(checkout).isOk().says("Ann Lee").says("1 Main Street, Springfield, 12345");
    Row customer = database.row("SELECT * FROM customer ORDER BY c_id DESC LIMIT 1");
    int id = customer.number("c_id");
    assertThat(customer.text("c_uname")).isEqualTo(BookstoreRules.credentials(id).nickname());
    assertThat(customer.text("c_since")).isEqualTo(today());
    assertThat(customer.text("c_last_login")).isEqualTo(today());
    assertThat(customer.time("c_login")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(customer.time("c_expiration"))
        .isEqualTo(BookstoreRules.sessionEnd(SiteVariant.STANDARD.now()));
    assertThat(customer.money("c_balance").isZero()).isTrue();
    Discount discount = new Amounts(database).discountOf(id);
    assertThatPage(checkout).says(discount.percent() + " %");
    Amounts.assertSays(checkout, new Amounts(database).totals(id, Map.of(BOOK, 1)));
    assertThatPage(browser.submit(Shopper.order(checkout))).isOk();
    assertThatPage(browser.get("Home?customer=" + id)).isOk().says("Welcome back, Ann Lee!");
    Shopper returning = new Shopper(browser, id);
    assertThatPage(returning.checkout(returning.cartWith(BOOK))).isOk();
    database.assertSound();
  }

  private static String today() {
    return SiteVariant.STANDARD.now().toLocalDate().toString();
  }

  @Test
  void storesEachAddressOnce() {
    Form form = Shopper.newCustomer(new Shopper(browser, 0).cartWith(BOOK), browser);
    long addresses = database.count("address");

    assertThatPage(browser.submit(form)).isOk();
    assertThatPage(browser.submit(form)).isOk();
    assertThatPage(browser.submit(form.with("street2", "Back yard"))).isOk();

    assertThat(database.count("address")).isEqualTo(addresses + 2);
    assertThat(
            database.number("SELECT COUNT(DISTINCT c_addr_id) FROM customer WHERE c_lname = 'Lee'"))
        .isEqualTo(2);
  }

  @Test
  void refusesCustomersWhoCannotBe() {
    Form form = Shopper.newCustomer(new Shopper(browser, 0).cartWith(BOOK), browser);
    Snapshot before = Snapshot.of(database);

    for (String date : List.of("2030-01-01", "2002-11-05", "1879-12-31")) {
      assertThatPage(browser.submit(form.with("birthDate", date)))
          .isRejected(Rejection.BIRTH_DATE_IMPOSSIBLE)
          .marks("birthDate");
    }
    assertThatPage(browser.submit(form.with("country", "Atlantis")))
        .isRejected(Rejection.NO_SUCH_COUNTRY)
        .marks("country");
    for (String date : List.of("", "yesterday", "2002-13-01", "2002-02-30", "1970-5-6")) {
      assertThatPage(browser.submit(form.with("birthDate", date))).isBadRequestNaming("birthDate");
    }
    for (String field :
        List.of("firstName", "lastName", "phone", "email", "street1", "city", "zip", "country")) {
      assertThatPage(browser.submit(form.without(field))).isBadRequestNaming(field);
      assertThatPage(browser.submit(form.with(field, " "))).isBadRequestNaming(field);
      assertThatPage(browser.submit(form.with(field, "x".repeat(51)))).isBadRequestNaming(field);
    }
    assertThatPage(browser.submit(form.with("data", "x".repeat(501)))).isBadRequestNaming("data");
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }
}
