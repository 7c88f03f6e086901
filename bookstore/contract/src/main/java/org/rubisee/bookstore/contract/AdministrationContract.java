package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/** AdminRequest and AdminConfirm: what changes of a book, and what does not. */
@OnSite
abstract class AdministrationContract {

  private static final int BOOK = 107;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void showsWhatTheBookHasNow() {
    Row book = database.row("SELECT * FROM item WHERE i_id = ?", BOOK);
    Page page = browser.get("AdminRequest?book=" + BOOK);

    assertThatPage(page)
        .isOk()
        .says(book.text("i_title"))
        .says("Our price $" + book.money("i_cost"));
    assertThat(page.form("AdminConfirm").fields())
        .containsEntry("book", Integer.toString(BOOK))
        .containsEntry("price", book.money("i_cost").toString())
        .containsEntry("image", book.text("i_image"))
        .containsEntry("thumbnail", book.text("i_thumbnail"));
  }

  @Test
  void changesPricePicturesDateAndRelatedBooksOnly() {
    Map<String, Object> expected =
        new LinkedHashMap<>(database.row("SELECT * FROM item WHERE i_id = ?", BOOK).columns());
    List<Integer> related = expectedRelated(BOOK);
    Map<String, String> others = new LinkedHashMap<>(Snapshot.of(database).digests());
    Form change =
        browser
            .get("AdminRequest?book=" + BOOK)
            .form("AdminConfirm")
            .with("price", "12.34")
            .with("image", "images/8.png")
            .with("thumbnail", "thumbnails/9.png");

    assertThatPage(browser.submit(change)).isOk().says("The book is changed.").says("$12.34");

    expected.put("i_cost", new BigDecimal("12.34"));
    expected.put("i_image", "images/8.png");
    expected.put("i_thumbnail", "thumbnails/9.png");
    Map<String, Object> changed = database.row("SELECT * FROM item WHERE i_id = ?", BOOK).columns();
    assertThat(changed.get("i_pub_date")).hasToString(today().toString());
    expected.put("i_pub_date", changed.get("i_pub_date"));
    for (int place = 1; place <= BookstoreRules.RELATED; place++) {
      expected.put("i_related" + place, changed.get("i_related" + place));
    }
    assertThat(changed).isEqualTo(expected);
    assertThat(related(BOOK)).isEqualTo(related);
    others.remove("item");
    assertThat(Snapshot.of(database).digests()).containsAllEntriesOf(others);
    database.assertSound();
  }

  private static LocalDate today() {
    return SiteVariant.STANDARD.now().toLocalDate();
  }

  @Test
  void relatesBooksThatTheSameCustomersBought() {
    for (int book : List.of(1, 2, 3, BOOK)) {
      List<Integer> expected = expectedRelated(book);
      confirm(book);
      assertThat(related(book)).as("related to " + book).isEqualTo(expected);
    }
  }

  /** If the buyers of a book have bought little else, books that were related before stay. */
  @Test
  void keepsRelatedBooksIfTooFewAreFound() {
    database.change("DELETE FROM order_line");
    database.change(
        "INSERT INTO order_line VALUES (1, 1, 5, 2, 1.00, 0, ''), (2, 1, 6, 3, 1.00, 0, ''), (3, 1, "
            + BOOK
            + ", 1, 1.00, 0, '')");
    List<Integer> before = related(BOOK);

    confirm(BOOK);

    assertThat(related(BOOK))
        .startsWith(6, 5)
        .isEqualTo(BookstoreRules.related(List.of(6, 5), before));
  }

  /** Numbers of orders have gaps, so the newest are counted. */
  @Test
  void looksAtTheNewestOrdersOnly() {
    long loaded = database.count("orders");
    String columns =
        "o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date, o_bill_addr_id,"
            + " o_ship_addr_id, o_status";
    while (database.count("orders") <= BookstoreRules.RELATED_ORDERS) {
      database.change("INSERT INTO orders (" + columns + ") SELECT " + columns + " FROM orders");
    }
    int others = BookstoreRules.RELATED_ORDERS - (int) loaded / 2;
    database.change(
        "DELETE FROM orders WHERE o_id > "
            + loaded
            + " ORDER BY o_id LIMIT "
            + (database.count("orders") - loaded - others));
    assertThat(database.count("orders")).isGreaterThan(BookstoreRules.RELATED_ORDERS);
    List<Integer> expected = found(BOOK);
    assertThat(expected)
        .as("old orders would change them")
        .hasSize(BookstoreRules.RELATED)
        .isNotEqualTo(found(BOOK, Integer.MAX_VALUE));

    confirm(BOOK);

    assertThat(related(BOOK)).isEqualTo(expected);
  }

  private void confirm(int book) {
    assertThatPage(browser.submit(browser.get("AdminRequest?book=" + book).form("AdminConfirm")))
        .isOk();
  }

  private List<Integer> expectedRelated(int book) {
    return BookstoreRules.related(found(book), related(book));
  }

  private List<Integer> found(int book) {
    return found(book, BookstoreRules.RELATED_ORDERS);
  }

  private List<Integer> found(int book, int newestOrders) {
    return database
        .rows(
            "WITH newest AS (SELECT o_id, o_c_id FROM orders ORDER BY o_id DESC LIMIT ?),"
                + " sales AS (SELECT * FROM newest JOIN order_line ON ol_o_id = o_id),"
                + " buyers AS (SELECT DISTINCT o_c_id FROM sales WHERE ol_i_id = ?)"
                + " SELECT ol_i_id FROM sales JOIN buyers USING (o_c_id) WHERE ol_i_id <> ?"
                + " GROUP BY ol_i_id ORDER BY SUM(ol_qty) DESC, ol_i_id LIMIT 5",
            newestOrders,
            book,
            book)
        .stream()
        .map(row -> row.number("ol_i_id"))
        .toList();
  }

  private List<Integer> related(int book) {
    Row row = database.row("SELECT * FROM item WHERE i_id = ?", book);
    return IntStream.rangeClosed(1, BookstoreRules.RELATED)
        .mapToObj(place -> row.number("i_related" + place))
        .toList();
  }

  @Test
  void namesBadFieldsOfAChange() {
    Form change = browser.get("AdminRequest?book=" + BOOK).form("AdminConfirm");
    Snapshot before = Snapshot.of(database);

    for (String price : List.of("", "much", "-1", "1.234", "10000.00", "1e3")) {
      assertThatPage(browser.submit(change.with("price", price))).isBadRequestNaming("price");
    }
    for (String path :
        List.of("", "http://elsewhere.example/1.png", "../images/1.png", "images/0.png")) {
      assertThatPage(browser.submit(change.with("image", path))).isBadRequestNaming("image");
      assertThatPage(browser.submit(change.with("thumbnail", path)))
          .isBadRequestNaming("thumbnail");
    }
    assertThatPage(browser.submit(change.without("book"))).isBadRequestNaming("book");
    assertThat(Snapshot.of(database)).isEqualTo(before);
    assertThatPage(browser.submit(change.with("price", "9999.99"))).isOk();
    assertThatPage(browser.submit(change.with("price", "0"))).isOk();
  }
}
