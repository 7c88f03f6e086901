package org.rubisee.bookstore.contract.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/** Pages of books, lists, searches and orders of all sorts, chosen by what the data holds. */
public final class Sightseeing {

  private static final int SUBJECTS = 6;

  private final Map<String, Page> pages = new LinkedHashMap<>();
  private final Customer customer;
  private final Database database;

  private Sightseeing(Customer customer, Database database) {
    this.customer = customer;
    this.database = database;
  }

  /** The pages by what was asked for. */
  public static Map<String, Page> of(Customer customer, Database database) {
    Sightseeing visit = new Sightseeing(customer, database);
    visit.lists();
    visit.books();
    visit.searches();
    visit.orders();
    return visit.pages;
  }

  private void lists() {
    for (Subject subject : List.of(Subject.values()).subList(0, SUBJECTS)) {
      String query = Customer.encoded(Map.of("subject", subject.label()));
      get("NewProducts?" + query);
      get("BestSellers?" + query);
    }
  }

  private void books() {
    for (String books :
        List.of(
            "SELECT i_id FROM item ORDER BY i_cost DESC, i_id LIMIT 2",
            "SELECT i_id FROM item ORDER BY i_stock, i_id LIMIT 2",
            "SELECT i_id FROM item ORDER BY CHAR_LENGTH(i_desc) DESC, i_id LIMIT 2")) {
      for (Row book : database.rows(books)) {
        get("ProductDetail?book=" + book.number("i_id"));
        get("AdminRequest?book=" + book.number("i_id"));
      }
    }
    for (int id = 1; id <= 3; id++) {
      get("Home?customer=" + id);
    }
  }

  private void searches() {
    Form form = customer.get("SearchRequest").form("SearchResults");
    Row book =
        database.row(
            "SELECT i_title, a_lname FROM item JOIN author ON a_id = i_a_id WHERE i_id = 17");
    for (Map.Entry<String, String> search :
        List.of(
            Map.entry("title", book.text("i_title")), Map.entry("author", book.text("a_lname")))) {
      String text = search.getValue().split(" ")[0];
      for (String asked : List.of(text, text.substring(0, 4), "no such " + search.getKey())) {
        put(
            search.getKey() + " begins with " + asked,
            form.with("type", search.getKey()).with("text", asked));
      }
    }
    put("a subject", form.with("type", "subject").with("text", "History"));
    put("no subject", form.with("type", "subject").with("text", "Nonsense"));
  }

  private void orders() {
    Page inquiry = customer.get("order_inquiry.html");
    for (Row one :
        database.rows(
            "SELECT o_c_id FROM orders GROUP BY o_c_id ORDER BY COUNT(*) DESC, o_c_id LIMIT 3")) {
      int id = one.number("o_c_id");
      put("the newest order of customer " + id, new Shopper(customer, id).login(inquiry));
    }
    int without =
        database
            .row(
                "SELECT c_id FROM customer WHERE c_id NOT IN (SELECT o_c_id FROM orders)"
                    + " ORDER BY c_id LIMIT 1")
            .number("c_id");
    put("no order of customer " + without, new Shopper(customer, without).login(inquiry));
  }

  private void get(String pathAndQuery) {
    pages.put(pathAndQuery, customer.get(pathAndQuery));
  }

  private void put(String name, Form form) {
    pages.put(name, customer.submit(form));
  }
}
