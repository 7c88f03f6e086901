package org.rubisee.bookstore.ledger;

import static org.rubisee.bookstore.model.Interaction.*;

import java.util.List;
import java.util.Map;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.SearchType;

/**
 * The cases that only read.
 *
 * <p>The letters of their sizes: N books listed, L lines of an order.
 */
record ReadCases(SampleData data) {

  private static final int CUSTOMER = 1;
  private static final int BOOK = 1;

  List<Case> all() {
    String subject = data.first("SELECT i_subject FROM item WHERE i_id = " + BOOK).get("i_subject");
    return List.of(
        Case.reading("Home", Map.of(), Visits.get(HOME)),
        Case.reading("Home(customer)", Map.of(), Visits.get(HOME).with(Visits.CUSTOMER, CUSTOMER)),
        Case.reading(
            "NewProducts",
            listed("SELECT COUNT(*) FROM item WHERE i_subject = '" + subject + "'"),
            Visits.get(NEW_PRODUCTS).with("subject", subject)),
        Case.reading(
            "BestSellers",
            listed(
                "SELECT COUNT(DISTINCT ol_i_id) FROM order_line JOIN item ON i_id = ol_i_id"
                    + " WHERE i_subject = '"
                    + subject
                    + "' AND ol_o_id + "
                    + BookstoreRules.BEST_SELLER_ORDERS
                    + " > (SELECT MAX(o_id) FROM orders)"),
            Visits.get(BEST_SELLERS).with("subject", subject)),
        Case.reading("ProductDetail", Map.of(), Visits.get(PRODUCT_DETAIL).with(Visits.BOOK, BOOK)),
        Case.reading("SearchRequest", Map.of(), Visits.get(SEARCH_REQUEST)),
        search(
            SearchType.AUTHOR,
            firstWord("SELECT a_lname AS word FROM author ORDER BY a_id"),
            "SELECT COUNT(*) FROM item JOIN author ON a_id = i_a_id WHERE a_lname LIKE"),
        search(
            SearchType.TITLE,
            firstWord("SELECT i_title AS word FROM item ORDER BY i_id"),
            "SELECT COUNT(*) FROM item WHERE i_title LIKE"),
        search(SearchType.SUBJECT, subject, "SELECT COUNT(*) FROM item WHERE i_subject LIKE"),
        Case.reading(
            "CustomerRegistration",
            Map.of(),
            Visits.get(CUSTOMER_REGISTRATION).with(Visits.CUSTOMER, CUSTOMER)),
        Case.reading("OrderInquiry", Map.of(), Visits.get(ORDER_INQUIRY)),
        order(),
        Case.reading("AdminRequest", Map.of(), Visits.get(ADMIN_REQUEST).with(Visits.BOOK, BOOK)));
  }

  /** The size of a list that has a most number of lines. */
  private Map<String, Integer> listed(String count) {
    return Map.of("N", Math.min(BookstoreRules.MAX_LISTED, data.number(count)));
  }

  private Case search(SearchType type, String text, String countWhere) {
    return Case.reading(
        "SearchResults(" + type.label() + ")",
        listed(countWhere + " '" + text + "%'"),
        Visits.post(SEARCH_RESULTS).with("type", type.label()).with("text", text));
  }

  private String firstWord(String query) {
    return data.first(query).get("word").split(" ")[0];
  }

  private Case order() {
    Map<String, String> newest =
        data.first(
            "SELECT o_c_id AS customer, COUNT(*) AS lines_of_order FROM orders"
                + " JOIN order_line ON ol_o_id = o_id"
                + " WHERE o_id = (SELECT MAX(o_id) FROM orders) GROUP BY o_c_id");
    return Case.reading(
        "OrderDisplay",
        Map.of("L", Integer.parseInt(newest.get("lines_of_order"))),
        Visits.post(ORDER_DISPLAY).with(Visits.login(Integer.parseInt(newest.get("customer")))));
  }
}
