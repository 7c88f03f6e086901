package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Listing;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.logic.Money;

/** ShoppingCart: what is in a cart, and whose it is. */
@OnSite
abstract class CartContract {

  private static final int BOOK = 17;
  private static final int OTHER = 18;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void addsOneMoreCopyEachTimeUpToTen() {
    Page cart = new Shopper(browser, 0).cartWith(BOOK);
    assertQuantity(1);
    for (int copies = 2; copies <= BookstoreRules.MAX_QUANTITY + 2; copies++) {
      cart = add(cart, BOOK);

      assertThatPage(cart).isOk();
      assertQuantity(Math.min(copies, BookstoreRules.MAX_QUANTITY));
    }
    assertThat(database.count("shopping_cart")).isOne();
  }

  private void assertQuantity(int copies) {
    assertThat(database.row("SELECT * FROM shopping_cart_line").columns().values())
        .extracting(value -> ((Number) value).intValue())
        .contains(BOOK, copies);
    assertThat(database.number("SELECT scl_qty FROM shopping_cart_line WHERE scl_i_id = ?", BOOK))
        .isEqualTo(copies);
  }

  @Test
  void sumsUpTheLinesAtOurPrices() {
    Page cart = add(new Shopper(browser, 0).cartWith(OTHER), BOOK);
    Page changed =
        browser.submit(
            Shopper.quantities(cart).with("quantity" + BOOK, 3).with("quantity" + OTHER, 2));

    assertThatPage(changed)
        .isOk()
        .says("Together $" + price(BOOK).times(3).plus(price(OTHER).times(2)));
    assertThat(Listing.books(changed)).containsExactly(BOOK, OTHER);
    assertThat(Shopper.quantities(changed).fields())
        .containsEntry("books", BOOK + "-" + OTHER)
        .containsEntry("quantity" + BOOK, "3")
        .containsEntry("quantity" + OTHER, "2");
  }

  private Money price(int book) {
    return database.row("SELECT i_cost FROM item WHERE i_id = ?", book).money("i_cost");
  }

  @Test
  void removesLinesWithoutCopies() {
    Page cart = add(new Shopper(browser, 0).cartWith(OTHER), BOOK);
    Page changed = browser.submit(Shopper.quantities(cart).with("quantity" + BOOK, 0));

    assertThatPage(changed).isOk();
    assertThat(Listing.books(changed)).containsExactly(OTHER);
    assertThat(database.count("shopping_cart_line")).isOne();
  }

  /** A cart is never empty: it gets the first related book of a random one. */
  @Test
  void putsABookIntoACartThatWouldBeEmpty() {
    Page opened = browser.submit(browser.get("Home").form("ShoppingCart"));
    assertHasOneRelatedBook(opened);

    Page emptied =
        browser.submit(
            Shopper.quantities(opened).with("quantity" + Listing.books(opened).get(0), 0));
    assertHasOneRelatedBook(emptied);
  }

  private void assertHasOneRelatedBook(Page cart) {
    assertThatPage(cart).isOk();
    assertThat(Listing.books(cart)).hasSize(1);
    assertThat(
            database.number(
                "SELECT COUNT(*) FROM item WHERE i_related1 = ?", Listing.books(cart).get(0)))
        .isPositive();
    assertThat(database.number("SELECT SUM(scl_qty) FROM shopping_cart_line")).isOne();
  }

  @Test
  void leavesOutQuantitiesOfBooksThatAreNotInTheCart() {
    Page cart = new Shopper(browser, 0).cartWith(BOOK);
    Form form =
        Shopper.quantities(cart)
            .with("books", BOOK + "-" + OTHER)
            .with("quantity" + BOOK, 2)
            .with("quantity" + OTHER, 5);

    assertThat(Listing.books(browser.submit(form))).containsExactly(BOOK);
    assertQuantity(2);
  }

  @Test
  void namesBadQuantitiesAndChangesNothing() {
    Form form = Shopper.quantities(new Shopper(browser, 0).cartWith(BOOK));
    Snapshot before = Snapshot.of(database);
    String quantity = "quantity" + BOOK;

    for (Object wrong : List.of(BookstoreRules.MAX_QUANTITY + 1, -1, "x", "", "1.5")) {
      assertThatPage(browser.submit(form.with(quantity, wrong))).isBadRequestNaming(quantity);
    }
    assertThatPage(browser.submit(form.without(quantity))).isBadRequestNaming(quantity);
    for (String books : List.of("17,18", "x", "-17", "0", "17-")) {
      assertThatPage(browser.submit(form.with("books", books))).isBadRequestNaming("books");
    }
    for (Object book : List.of(0, -1, "x", "99999999999")) {
      assertThatPage(browser.submit(form.with("book", book))).isBadRequestNaming("book");
    }
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void takesNoBookThatDoesNotExist() {
    Page cart = new Shopper(browser, 0).cartWith(BOOK);
    Snapshot before = Snapshot.of(database);

    assertThatPage(add(cart, 5000)).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(browser.post("ShoppingCart", Map.of("book", "5000")))
        .isRejected(Rejection.NO_SUCH_BOOK);
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  @Test
  void takesTheLongestCartAndNotOneBookMore() {
    Page full = fullCart();
    Snapshot before = Snapshot.of(database);

    assertThatPage(add(full, 101)).isRejected(Rejection.CART_FULL);
    assertThat(Snapshot.of(database)).isEqualTo(before);
    assertThatPage(add(full, 100)).isOk();
    Page changed = browser.submit(Shopper.quantities(full).with("quantity100", 0));

    assertThatPage(changed).isOk();
    assertThat(Shopper.quantities(changed).fields())
        .hasSize(99 + 2)
        .doesNotContainKey("quantity100");
    assertThatPage(add(changed, 101)).isOk();
  }

  private Page fullCart() {
    Page cart = new Shopper(browser, 0).cartWith(1);
    database.change(
        "INSERT INTO shopping_cart_line SELECT sc_id, i_id, 1 FROM shopping_cart, item"
            + " WHERE i_id BETWEEN 2 AND 100");
    return browser.submit(Shopper.quantities(cart).with("quantity1", 2));
  }

  @Test
  void keepsCartsApart() {
    Page mine = new Shopper(browser, 0).cartWith(BOOK);
    Page others = new Shopper(browser, 0).cartWith(OTHER);

    assertThat(Listing.books(add(mine, 19))).containsExactly(BOOK, 19);
    assertThat(Listing.books(add(others, 20))).containsExactly(OTHER, 20);
    assertThat(database.count("shopping_cart")).isEqualTo(2);
  }

  @Test
  void hidesForeignCarts() {
    Shopper shopper = new Shopper(browser, 104);
    Page cart = shopper.cartWith(104);
    Form quantities = Shopper.quantities(cart);
    String ticket = quantities.value("cart");
    Page checkout = shopper.checkout(cart);
    String forged = (ticket.charAt(20) == '0' ? "1" : "0").repeat(20) + ticket.substring(20);
    Snapshot before = Snapshot.of(database);

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
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  private Page add(Page cart, int book) {
    return browser.post(
        "ShoppingCart",
        Map.of("book", Integer.toString(book), "cart", Shopper.quantities(cart).value("cart")));
  }
}
