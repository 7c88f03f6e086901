package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Listing;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** NewProducts, BestSellers and SearchResults: which books they list, and in which order. */
@OnSite
abstract class ListContract {

  private static final List<String> SUBJECTS =
      Arrays.stream(Subject.values()).map(Subject::label).toList();

  @Test
  void listsTheNewestBooksOfASubjectFirst(Customer customer, Database database) {
    database.change("UPDATE item SET i_pub_date = '2002-01-01' WHERE i_id % 7 = 0");
    for (String subject : SUBJECTS) {
      assertThat(listed(customer, "NewProducts", subject))
          .as(subject)
          .isNotEmpty()
          .containsExactlyElementsOf(
              ids(
                  database,
                  "SELECT i_id FROM item WHERE i_subject = ?"
                      + " ORDER BY i_pub_date DESC, i_title, i_id LIMIT 50",
                  subject));
    }
  }

  @Test
  void listsTheBooksOfASubjectThatSellBest(Customer customer, Database database) {
    for (String subject : SUBJECTS) {
      assertThat(listed(customer, "BestSellers", subject))
          .as(subject)
          .isNotEmpty()
          .containsExactlyElementsOf(bestSellers(database, subject, 0));
    }
  }

  /** Numbers of orders have gaps, so the newest are counted. */
  @Test
  void looksForBestSellersAmongTheNewestOrdersOnly(Customer customer, Database database) {
    long loaded = database.count("orders");
    String columns =
        "o_c_id, o_date, o_sub_total, o_tax, o_total, o_ship_type, o_ship_date, o_bill_addr_id,"
            + " o_ship_addr_id, o_status";
    while (database.count("orders") <= BookstoreRules.BEST_SELLER_ORDERS) {
      database.change("INSERT INTO orders (" + columns + ") SELECT " + columns + " FROM orders");
    }
    database.change("DELETE FROM orders WHERE o_id > " + loaded + " AND o_id % 27 = 0");
    long first =
        database.number(
            "SELECT o_id FROM orders ORDER BY o_id DESC LIMIT 1 OFFSET ?",
            BookstoreRules.BEST_SELLER_ORDERS - 1);
    assertThat(first).as("the first order that counts").isGreaterThan(1).isLessThan(loaded);

    boolean differs = false;
    for (String subject : SUBJECTS) {
      List<Integer> expected = bestSellers(database, subject, first);
      differs |= !expected.equals(bestSellers(database, subject, 0));
      assertThat(listed(customer, "BestSellers", subject))
          .as(subject)
          .containsExactlyElementsOf(expected);
    }
    assertThat(differs).as("old orders would change a list").isTrue();
  }

  private static List<Integer> bestSellers(Database database, String subject, long firstOrder) {
    return ids(
        database,
        "SELECT i_id FROM item JOIN order_line ON ol_i_id = i_id"
            + " WHERE i_subject = ? AND ol_o_id >= ?"
            + " GROUP BY i_id ORDER BY SUM(ol_qty) DESC, i_id LIMIT 50",
        subject,
        firstOrder);
  }

  @Test
  void listsFiftyBooksAtMost(Customer customer, Database database) {
    database.change("UPDATE item SET i_subject = 'Art'");

    assertThat(listed(customer, "NewProducts", "Art")).hasSize(BookstoreRules.MAX_LISTED);
    assertThat(listed(customer, "BestSellers", "Art")).hasSize(BookstoreRules.MAX_LISTED);
    assertThat(found(customer, "subject", "Art")).hasSize(BookstoreRules.MAX_LISTED);
    assertThat(found(customer, "title", "B")).hasSize(BookstoreRules.MAX_LISTED);
  }

  @Test
  void saysThatASubjectHasNoBooks(Customer customer, Database database) {
    database.change("UPDATE item SET i_subject = 'Art'");

    for (String list : List.of("NewProducts", "BestSellers")) {
      assertThatPage(customer.get(list + "?subject=Law")).isOk().says("There are no such books.");
    }
  }

  @Test
  void findsBooksByTheBeginningOfTheirTitle(Customer customer, Database database) {
    String begin = database.row("SELECT i_title FROM item WHERE i_id = 17").text("i_title");
    for (String text : beginnings(begin)) {
      assertThat(found(customer, "title", text))
          .as(text)
          .isNotEmpty()
          .containsExactlyElementsOf(
              ids(
                  database,
                  "SELECT i_id FROM item WHERE LOWER(LEFT(i_title, ?)) = LOWER(?)"
                      + " ORDER BY i_title, i_id LIMIT 50",
                  text.length(),
                  text));
    }
  }

  @Test
  void findsBooksByTheBeginningOfTheLastNameOfTheirAuthor(Customer customer, Database database) {
    String begin = database.row("SELECT a_lname FROM author WHERE a_id = 17").text("a_lname");
    for (String text : beginnings(begin)) {
      assertThat(found(customer, "author", text))
          .as(text)
          .isNotEmpty()
          .containsExactlyElementsOf(
              ids(
                  database,
                  "SELECT i_id FROM item JOIN author ON a_id = i_a_id"
                      + " WHERE LOWER(LEFT(a_lname, ?)) = LOWER(?) ORDER BY i_title, i_id LIMIT 50",
                  text.length(),
                  text));
    }
  }

  private static List<String> beginnings(String text) {
    String word = text.split(" ")[0];
    return List.of(word, word.toUpperCase(Locale.ROOT), word.substring(0, word.length() - 2));
  }

  @Test
  void findsBooksByTheirSubjectInFull(Customer customer, Database database) {
    assertThat(found(customer, "subject", "History"))
        .containsExactlyElementsOf(
            ids(
                database,
                "SELECT i_id FROM item WHERE i_subject = 'History' ORDER BY i_title, i_id LIMIT 50"));
    assertThat(found(customer, "subject", "Hist")).isEmpty();
    assertThat(found(customer, "subject", "history")).isEmpty();
  }

  @Test
  void takesWildcardsOfSqlAsText(Customer customer, Database database) {
    for (String text : List.of("%", "_", "B%", "\\", "'", "B\\%")) {
      assertThat(found(customer, "title", text)).as(text).isEmpty();
      assertThat(found(customer, "author", text)).as(text).isEmpty();
    }
    database.change("UPDATE item SET i_title = '%_\\\\ 100%' WHERE i_id = 17");

    assertThat(found(customer, "title", "%_\\ 1")).containsExactly(17);
  }

  @Test
  void namesWhatASearchLacks(Customer customer) {
    for (String text : List.of("", " ", "x".repeat(BookstoreRules.MAX_SEARCH_TEXT + 1))) {
      assertThatPage(search(customer, "title", text)).isBadRequestNaming("text");
    }
    assertThatPage(search(customer, "isbn", "x")).isBadRequestNaming("type");
    assertThatPage(customer.post("SearchResults", Map.of("text", "x"))).isBadRequestNaming("type");
    assertThatPage(search(customer, "title", "x".repeat(BookstoreRules.MAX_SEARCH_TEXT)))
        .isOk()
        .says("There are no such books.");
  }

  private static List<Integer> listed(Customer customer, String list, String subject) {
    Page page = customer.get(list + "?" + Customer.encoded(Map.of("subject", subject)));
    assertThatPage(page).isOk();
    return Listing.books(page);
  }

  private static List<Integer> found(Customer customer, String type, String text) {
    Page page = search(customer, type, text);
    assertThatPage(page).isOk();
    return Listing.books(page);
  }

  private static Page search(Customer customer, String type, String text) {
    return customer.submit(
        customer.get("SearchRequest").form("SearchResults").with("type", type).with("text", text));
  }

  private static List<Integer> ids(Database database, String sql, Object... parameters) {
    return database.rows(sql, parameters).stream().map(row -> row.number("i_id")).toList();
  }
}
