package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Amounts;
import org.rubisee.bookstore.contract.shopping.Listing;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/** BuyConfirm, OrderInquiry and OrderDisplay: what an order leaves, and who sees it. */
@OnSite
abstract class OrderContract {

  private static final int CUSTOMER = 101;
  private static final int BOOK = 101;

  /** Copies, by book. */
  private static final Map<Integer, Integer> BOOKS = Map.of(BOOK, 3, 102, 1, 103, 10);

  private Customer browser;
  private Database database;
  private Shopper shopper;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
    shopper = new Shopper(customer, CUSTOMER);
  }

  @Test
  void storesAnOrderWithAllThatBelongsToIt() {
    database.change("UPDATE customer SET c_discount = 0.27 WHERE c_id = " + CUSTOMER);
    Map<Integer, Integer> stocks = stocks();
    Totals totals = new Amounts(database).totals(CUSTOMER, BOOKS);
    long orders = database.count("orders");
    Page checkout = shopper.checkout(cart());

    Page confirmed = browser.submit(Shopper.order(checkout));

    assertThatPage(confirmed).isOk().says("VISA ending in 4567").says("27 %");
    Amounts.assertSays(confirmed, totals);
    assertThat(database.count("orders")).isEqualTo(orders + 1);
    Row order = newestOrder();
    int number = order.number("o_id");
    assertThatPage(confirmed).says("Your order has the number " + number + ".");
    assertThat(order.number("o_c_id")).isEqualTo(CUSTOMER);
    assertThat(order.time("o_date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(order.time("o_ship_date"))
        .isBetween(SiteVariant.STANDARD.now(), SiteVariant.STANDARD.now().plusDays(7));
    assertThat(order.text("o_ship_type")).isEqualTo("AIR");
    assertThat(order.text("o_status")).isEqualTo("PENDING");
    assertThat(order.money("o_sub_total")).isEqualTo(totals.subTotal());
    assertThat(order.money("o_tax")).isEqualTo(totals.tax());
    assertThat(order.money("o_total")).isEqualTo(totals.total());
    int address = (int) database.number("SELECT c_addr_id FROM customer WHERE c_id = ?", CUSTOMER);
    assertThat(order.number("o_bill_addr_id")).isEqualTo(address);
    assertThat(order.number("o_ship_addr_id")).isEqualTo(address);
    assertLines(number);
    assertPayment(number, totals);
    BOOKS.forEach(
        (book, copies) ->
            assertThat(stock(book)).isEqualTo(BookstoreRules.stockAfter(stocks.get(book), copies)));
    assertThat(database.count("shopping_cart")).isZero();
    assertThat(database.count("shopping_cart_line")).isZero();
    database.assertSound();
  }

  private Map<Integer, Integer> stocks() {
    return BOOKS.keySet().stream().collect(Collectors.toMap(book -> book, this::stock));
  }

  private Page cart() {
    Page cart = shopper.cartWith(BOOK);
    for (int book : List.of(103, 102)) {
      cart =
          browser.post(
              "ShoppingCart",
              Map.of(
                  "book", Integer.toString(book), "cart", Shopper.quantities(cart).value("cart")));
    }
    Form quantities = Shopper.quantities(cart);
    for (Map.Entry<Integer, Integer> line : BOOKS.entrySet()) {
      quantities = quantities.with("quantity" + line.getKey(), line.getValue());
    }
    return browser.submit(quantities);
  }

  private Row newestOrder() {
    return database.row("SELECT * FROM orders ORDER BY o_id DESC LIMIT 1");
  }

  private void assertLines(int order) {
    List<Row> lines =
        database.rows(
            "SELECT order_line.*, i_cost FROM order_line JOIN item ON i_id = ol_i_id"
                + " WHERE ol_o_id = ? ORDER BY ol_id",
            order);
    assertThat(lines).extracting(line -> line.number("ol_id")).containsExactly(1, 2, 3);
    assertThat(lines).extracting(line -> line.number("ol_i_id")).containsExactly(101, 102, 103);
    for (Row line : lines) {
      assertThat(line.number("ol_qty")).isEqualTo(BOOKS.get(line.number("ol_i_id")));
      assertThat(line.money("ol_cost")).isEqualTo(line.money("i_cost"));
      assertThat(line.text("ol_discount")).isEqualTo("0.27");
      assertThat(line.text("ol_comments")).isEmpty();
    }
  }

  private void assertPayment(int order, Totals totals) {
    Row payment = database.row("SELECT * FROM cc_xacts WHERE cx_o_id = ?", order);
    assertThat(payment.text("cx_type")).isEqualTo("VISA");
    assertThat(payment.text("cx_num")).isEqualTo(Shopper.CARD_NUMBER);
    assertThat(payment.text("cx_name")).isEqualTo("Ann Lee");
    assertThat(payment.text("cx_auth_id")).matches("[0-9]{15}");
    assertThat(payment.money("cx_xact_amt")).isEqualTo(totals.total());
    assertThat(payment.text("cx_xact_date"))
        .isEqualTo(SiteVariant.STANDARD.now().toLocalDate().toString());
    assertThat(payment.number("cx_co_id"))
        .isEqualTo(
            database.number(
                "SELECT addr_co_id FROM address JOIN customer ON c_addr_id = addr_id"
                    + " WHERE c_id = ?",
                CUSTOMER));
  }

  @Test
  void buysTwentyOneCopiesWhenFewerThanTenWouldBeLeft() {
    for (Map.Entry<Integer, Integer> stock : Map.of(13, 10, 12, 30, 11, 29, 10, 28).entrySet()) {
      database.change("UPDATE item SET i_stock = " + stock.getKey() + " WHERE i_id = " + BOOK);
      Page checkout = shopper.checkout(shopper.changed(shopper.cartWith(BOOK), BOOK, 3));

      assertThatPage(browser.submit(Shopper.order(checkout))).isOk();

      assertThat(stock(BOOK)).as("3 of " + stock.getKey()).isEqualTo(stock.getValue());
    }
  }

  private int stock(int book) {
    return (int) database.number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }

  /** What a customer sees before ordering may have changed: the database decides. */
  @Test
  void takesPricesAndQuantitiesOfTheMomentOfTheOrder() {
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    database.change("UPDATE item SET i_cost = 77.77 WHERE i_id = " + BOOK);
    database.change("UPDATE shopping_cart_line SET scl_qty = 4");

    Page confirmed = browser.submit(order);

    assertThatPage(confirmed).isOk().says("$77.77");
    Amounts.assertSays(confirmed, new Amounts(database).totals(CUSTOMER, Map.of(BOOK, 4)));
    assertThat(database.number("SELECT ol_qty FROM order_line ORDER BY ol_o_id DESC LIMIT 1"))
        .isEqualTo(4);
  }

  @Test
  void sendsBooksToAnotherAddress() {
    Form order =
        Shopper.order(shopper.checkout(shopper.cartWith(BOOK)))
            .with("street1", "7 Side Street")
            .with("city", "Oslo")
            .with("zip", "0150")
            .with("country", "Norway");
    long addresses = database.count("address");

    assertThatPage(browser.submit(order)).isOk();

    assertThat(database.count("address")).isEqualTo(addresses + 1);
    Row address = database.row("SELECT * FROM address ORDER BY addr_id DESC LIMIT 1");
    assertThat(address.text("addr_street1")).isEqualTo("7 Side Street");
    assertThat(newestOrder().number("o_ship_addr_id")).isEqualTo(address.number("addr_id"));
    assertThat(newestOrder().number("o_bill_addr_id")).isNotEqualTo(address.number("addr_id"));
    assertThatPage(browser.submit(shopper.login(browser.get("order_inquiry.html"))))
        .isOk()
        .says("7 Side Street, Oslo, 0150, Norway");
  }

  @Test
  void ordersACartOnce() {
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    assertThatPage(browser.submit(order)).isOk();
    Snapshot before = Snapshot.of(database);

    assertThatPage(browser.submit(order)).isRejected(Rejection.NO_SUCH_CART);
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void refusesOrdersThatBreakARule() {
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    Form abroad = order.with("street1", "x").with("city", "x").with("zip", "x");
    Snapshot before = Snapshot.of(database);

    for (String number : List.of("4929", "492987650123456x", "4929 8765 012345")) {
      assertThatPage(browser.submit(order.with("cardNumber", number)))
          .isRejected(Rejection.CARD_NUMBER_WRONG)
          .marks("cardNumber");
    }
    assertThatPage(browser.submit(order.with("cardExpiry", "2002-11-03")))
        .isRejected(Rejection.CARD_EXPIRED)
        .marks("cardExpiry");
    assertThatPage(browser.submit(abroad.with("country", "Atlantis")))
        .isRejected(Rejection.NO_SUCH_COUNTRY)
        .marks("country");
    assertThat(Snapshot.of(database)).isEqualTo(before);

    assertThatPage(browser.submit(order.with("cardExpiry", "2002-11-04"))).isOk();
  }

  @Test
  void namesBadFieldsOfAnOrder() {
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    Snapshot before = Snapshot.of(database);

    for (Map.Entry<String, List<String>> wrong :
        Map.of(
                "cardType", List.of("", "MONEY", "visa"),
                "cardNumber", List.of("", "12345678901234567"),
                "cardHolder", List.of(" ", "x".repeat(31)),
                "cardExpiry", List.of("", "soon", "2003-02-29"),
                "shipping", List.of("", "TELEPORT"))
            .entrySet()) {
      for (String value : wrong.getValue()) {
        assertThatPage(browser.submit(order.with(wrong.getKey(), value)))
            .isBadRequestNaming(wrong.getKey());
      }
    }
    assertThatPage(browser.submit(order.with("street1", "1 Main Street")))
        .isBadRequestNaming("city");
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void refusesACartWithNothingInIt() {
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    database.change("DELETE FROM shopping_cart_line");
    Snapshot before = Snapshot.of(database);

    assertThatPage(browser.submit(order)).isRejected(Rejection.CART_EMPTY);
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void showsTheNewestOrderToWhoLogsIn() {
    Page inquiry = browser.get("order_inquiry.html");
    browser.submit(Shopper.order(shopper.checkout(shopper.cartWith(102))));
    browser.submit(Shopper.order(shopper.checkout(cart())));
    Row order = newestOrder();

    Page page = browser.submit(shopper.login(inquiry));

    assertThatPage(page)
        .isOk()
        .says("Number " + order.number("o_id"))
        .says("Ordered 2002-11-04 09:00")
        .says("Status PENDING")
        .says("VISA ending in 4567, authorization");
    assertThat(Listing.books(page)).containsExactly(101, 102, 103);
    Amounts.assertSays(page, new Amounts(database).totals(CUSTOMER, BOOKS));
  }

  @Test
  void showsNoOrderToWhoHasNotOrdered() {
    int without =
        database
            .row("SELECT c_id FROM customer WHERE c_id NOT IN (SELECT o_c_id FROM orders) LIMIT 1")
            .number("c_id");

    assertThatPage(
            browser.submit(new Shopper(browser, without).login(browser.get("order_inquiry.html"))))
        .isOk()
        .says("you have not ordered anything yet");
  }

  @Test
  void showsNoOrderToAnybodyElse() {
    Form login = shopper.login(browser.get("order_inquiry.html"));
    Snapshot before = Snapshot.of(database);

    assertThatPage(browser.submit(login.with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED)
        .marks("password");
    assertThatPage(
            browser.submit(
                login.with("password", BookstoreRules.credentials(CUSTOMER + 1).password())))
        .isRejected(Rejection.LOGIN_FAILED);
    assertThatPage(browser.submit(login.without("userName"))).isBadRequestNaming("userName");
    assertThatPage(browser.submit(login.with("password", ""))).isBadRequestNaming("password");
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }
}
