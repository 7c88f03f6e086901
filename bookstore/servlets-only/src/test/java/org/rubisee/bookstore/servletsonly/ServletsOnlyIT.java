package org.rubisee.bookstore.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.settings.BusinessClock;

/** What customers can do, and what they cannot. Each test has customers and books of its own. */
@ExtendWith(Bookstore.Running.class)
class ServletsOnlyIT {
  private static final int BUYERS = 64;

  private Bookstore bookstore;
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Bookstore running) {
    bookstore = running;
    browser = running.customer();
    database = running.database();
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
  void sellsOneBookToAllBuyersAtOnce() {
    int book = 102;
    List<Integer> buyers = IntStream.rangeClosed(201, 200 + BUYERS).boxed().toList();
    List<Form> orders =
        Crowd.each(
            buyers,
            buyer -> {
              Shopper shopper = new Shopper(browser, buyer);
              return Shopper.order(shopper.checkout(shopper.cartWith(book)));
            });
    long before = database.count("orders");
    int stock = stock(book);

    Crowd.Answers answers = Crowd.submit(browser, orders);

    answers.assertNothingButAnswers();
    int sold = answers.count(Outcome.OK);
    assertThat(database.count("orders")).isEqualTo(before + sold);
    assertThat(
            database.number(
                "SELECT COUNT(*) FROM orders WHERE o_c_id BETWEEN 201 AND 264" + " AND o_date = ?",
                BusinessClock.LOAD_EPOCH))
        .isEqualTo(sold);
    assertThat(stock(book))
        .isEqualTo(
            IntStream.range(0, sold)
                .reduce(stock, (left, buyer) -> BookstoreRules.stockAfter(left, 1)))
        .isGreaterThanOrEqualTo(BookstoreRules.LEAST_STOCK);
    database.assertSound();
  }

  @Test
  void ordersACartOnceHoweverOftenItsFormIsSent() {
    Shopper shopper = new Shopper(browser, 103);
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(103)));
    long before = database.count("orders");

    Crowd.Answers answers = Crowd.submit(browser, List.of(order, order, order, order));

    assertThat(answers.count(Outcome.OK)).isOne();
    assertThat(answers.count(Outcome.REJECTED)).isEqualTo(3);
    assertThat(database.count("orders")).isEqualTo(before + 1);
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

  @Test
  void writesByPostOnly() {
    for (String path : List.of("ShoppingCart?book=1", "BuyRequest", "BuyConfirm", "AdminConfirm")) {
      assertThat(browser.get(path).status()).as(path).isEqualTo(405);
    }
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

  @Test
  void neverShowsOrLogsTheNumberOfACard() throws IOException {
    Shopper shopper = new Shopper(browser, 110);
    Page cart = shopper.cartWith(110);
    Form order = Shopper.order(shopper.checkout(cart));
    List<Page> pages = new ArrayList<>();
    pages.add(browser.submit(order.with("cardHolder", "x".repeat(31))));
    pages.add(browser.submit(order.with("cardExpiry", "2001-01-01")));
    assertThatPage(pages.get(1)).isRejected(Rejection.CARD_EXPIRED).marks("cardExpiry");
    pages.add(browser.submit(order.with("country", "Atlantis")));
    pages.add(browser.submit(order));
    pages.add(browser.submit(shopper.login(browser.get("order_inquiry.html"))));

    assertThat(pages).allSatisfy(page -> assertThat(page.html()).doesNotContain("49298765"));
    assertThatPage(pages.get(4)).isOk().says("VISA ending in 4567");
    for (Path file : bookstore.writtenFiles()) {
      assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
          .as(file.toString())
          .doesNotContain(Shopper.CARD_NUMBER);
    }
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
  void saysWhatDoesNotExist() {
    assertThatPage(browser.get("ProductDetail?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(browser.get("AdminRequest?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(browser.get("Home?customer=500000")).isRejected(Rejection.NO_SUCH_CUSTOMER);
    assertThatPage(browser.get("NewProducts?subject=Nonsense")).isBadRequestNaming("subject");
    assertThatPage(browser.post("SearchResults", Map.of("type", "isbn", "text", "x")))
        .isBadRequestNaming("type");
    assertThat(browser.get("images/0.png").status()).isEqualTo(404);
  }

  @Test
  void servesPicturesThatBrowsersKeep() {
    Page book = browser.get("ProductDetail?book=7");
    List<URI> pictures = new ArrayList<>(book.images());
    pictures.addAll(browser.get("Home").images());

    assertThat(pictures).hasSize(1 + 1 + 1 + 5);
    for (URI picture : pictures) {
      Page file = browser.get(picture);
      assertThat(file.status()).as(picture.toString()).isEqualTo(200);
      assertThat(file.headers().get("content-type")).startsWith("image/");
      assertThat(file.headers().get("cache-control")).contains("max-age");
    }
    assertThat(browser.get("images/7.png").headers()).containsKey("etag");
  }

  private int stock(int book) {
    return (int) database.number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }
}
