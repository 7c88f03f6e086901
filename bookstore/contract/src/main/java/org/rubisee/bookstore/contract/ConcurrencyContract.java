package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * Many customers write to the same rows at once: no copy is sold twice, no order is stored twice,
 * nothing is lost. Whoever loses against others too often is told so (503), and nothing of it is
 * stored.
 */
@OnSite
abstract class ConcurrencyContract {

  private static final int BUYERS = 64;
  private static final int FIRST_BUYER = 201;
  private static final long SEED = 2003;
  private static final int BOOK = 102;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @AfterEach
  void leavesSoundData() {
    database.assertSound();
  }

  @Test
  void sellsOneBookToAllBuyersAtOnce() {
    long before = database.count("orders");
    int stock = stock(BOOK);

    Crowd.Answers answers = Crowd.submit(browser, orders(List.of(BOOK)));

    answers.assertDoneAtLeast(BUYERS / 4);
    int sold = answers.count(Outcome.OK);
    assertThat(answers.count(Outcome.REJECTED)).isZero();
    assertThat(database.count("orders")).isEqualTo(before + sold);
    assertNumbersDiffer(sold);
    assertThat(stock(BOOK))
        .isEqualTo(
            IntStream.range(0, sold)
                .reduce(stock, (left, buyer) -> BookstoreRules.stockAfter(left, 1)))
        .isGreaterThanOrEqualTo(BookstoreRules.LEAST_STOCK);
  }

  /** Each has put the books into the cart in an order of its own. */
  @Test
  void sellsTheSameBooksToAllBuyersAtOnce() {
    List<Integer> books = List.of(101, 102, 103, 104);
    long before = database.count("orders");

    Crowd.Answers answers = Crowd.submit(browser, orders(books));

    answers.assertDoneAtLeast(BUYERS / 4);
    int sold = answers.count(Outcome.OK);
    assertThat(database.count("orders")).isEqualTo(before + sold);
    assertNumbersDiffer(sold);
    assertThat(
            database.number(
                "SELECT COUNT(*) FROM order_line JOIN orders ON o_id = ol_o_id WHERE o_date = ?",
                SiteVariant.STANDARD.now()))
        .isEqualTo((long) sold * books.size());
    assertThat(database.count("shopping_cart")).isEqualTo(BUYERS - sold);
  }

  /** Orders of now have a number and a customer each. */
  private void assertNumbersDiffer(int sold) {
    List<Row> orders =
        database.rows(
            "SELECT o_id, o_c_id FROM orders WHERE o_date = ?", SiteVariant.STANDARD.now());
    assertThat(orders).extracting(order -> order.number("o_id")).doesNotHaveDuplicates();
    assertThat(orders)
        .extracting(order -> order.number("o_c_id"))
        .doesNotHaveDuplicates()
        .hasSize(sold);
  }

  private List<Form> orders(List<Integer> books) {
    List<Integer> buyers = IntStream.range(FIRST_BUYER, FIRST_BUYER + BUYERS).boxed().toList();
    return Crowd.each(
        buyers,
        buyer -> {
          List<Integer> wanted = new ArrayList<>(books);
          Collections.shuffle(wanted, new Random(SEED + buyer));
          Shopper shopper = new Shopper(browser, buyer);
          Page cart = shopper.cartWith(wanted.get(0));
          for (int book : wanted.subList(1, wanted.size())) {
            cart = browser.submit(adding(cart, book));
          }
          return Shopper.order(shopper.checkout(cart));
        });
  }

  private Form adding(Page cart, int book) {
    return new Form(
        browser.site().resolve("ShoppingCart"),
        "post",
        Map.of("book", Integer.toString(book), "cart", Shopper.quantities(cart).value("cart")));
  }

  @Test
  void ordersACartOnceHoweverOftenItsFormIsSent() {
    Shopper shopper = new Shopper(browser, 103);
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
    long before = database.count("orders");

    Crowd.Answers answers = Crowd.submit(browser, Collections.nCopies(BUYERS, order));

    answers.assertDoneAtLeast(1);
    assertThat(answers.count(Outcome.OK)).isOne();
    assertThat(database.count("orders")).isEqualTo(before + 1);
  }

  @Test
  void countsEveryCopyThatIsAddedToACart() {
    Page cart = new Shopper(browser, 103).cartWith(BOOK);
    int others = BookstoreRules.MAX_QUANTITY - 1;

    Crowd.Answers answers =
        Crowd.submit(
            browser,
            IntStream.range(0, BUYERS)
                .mapToObj(i -> adding(cart, i < others ? BOOK : 200 + i % 16))
                .toList());

    answers.assertDoneAtLeast(BUYERS / 4);
    assertThat(answers.count(Outcome.REJECTED)).isZero();
    assertThat(
            database.number(
                "SELECT SUM(scl_qty) FROM shopping_cart_line JOIN shopping_cart"
                    + " ON sc_id = scl_sc_id"))
        .isEqualTo(1 + answers.count(Outcome.OK));
  }

  @Test
  void registersAllWhoComeAtOnce() {
    Form form = Shopper.newCustomer(new Shopper(browser, 0).cartWith(BOOK), browser);
    long before = database.count("customer");

    Crowd.Answers answers = Crowd.submit(browser, Collections.nCopies(BUYERS, form));

    answers.assertDoneAtLeast(BUYERS / 4);
    assertThat(answers.count(Outcome.REJECTED)).isZero();
    assertThat(database.count("customer")).isEqualTo(before + answers.count(Outcome.OK));
  }

  @Test
  void sellsBooksWhileTheyAreChanged() {
    List<Integer> books = List.of(101, 102, 103);
    List<Form> forms = new ArrayList<>(orders(books));
    for (int i = 0; i < BUYERS / 2; i++) {
      forms.add(
          browser
              .get("AdminRequest?book=" + books.get(i % books.size()))
              .form("AdminConfirm")
              .with("price", (10 + i) + ".00"));
    }
    Collections.shuffle(forms, new Random(SEED));
    long before = database.count("orders");

    Crowd.Answers answers = Crowd.submit(browser, forms);

    answers.assertDoneAtLeast(BUYERS / 4);
    assertThat(answers.count(Outcome.REJECTED)).isZero();
    assertNumbersDiffer((int) (database.count("orders") - before));
  }

  private int stock(int book) {
    return (int) database.number("SELECT i_stock FROM item WHERE i_id = ?", book);
  }
}
