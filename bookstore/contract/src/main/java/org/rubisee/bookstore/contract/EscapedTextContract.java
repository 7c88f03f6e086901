package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.session.Tour;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.HtmlValidator;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** Whatever customers and publishers have written, pages show it as text. */
@OnSite
abstract class EscapedTextContract {
  private static final int BOOK = 301;
  private static final int CUSTOMER = 302;
  private static final String HOSTILE = "<b id='x'>&\"; </b>";

  private final HtmlValidator validator = new HtmlValidator();
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void showMarkupOfUsersAsText() {
    database.change(
        "UPDATE item SET i_title = \""
            + sql()
            + "\", i_desc = i_title, i_publisher = i_title,"
            + " i_backing = '<b>', i_subject = 'Art', i_pub_date = '2002-12-31' WHERE i_id = "
            + BOOK);
    database.change(
        "UPDATE author SET a_fname = '<b>&', a_lname = '\"<b>' WHERE a_id ="
            + " (SELECT i_a_id FROM item WHERE i_id = "
            + BOOK
            + ")");
    database.change(
        "UPDATE customer SET c_fname = '<b>&', c_lname = '\"<b>', c_data = '<script>', c_phone ="
            + " '<i>', c_email = '\">' WHERE c_id = "
            + CUSTOMER);
    database.change(
        "UPDATE address SET addr_street1 = '<b>\"', addr_city = '&lt;<b>' WHERE addr_id ="
            + " (SELECT c_addr_id FROM customer WHERE c_id = "
            + CUSTOMER
            + ")");

    Map<String, Page> tour = Tour.of(new Shopper(browser, CUSTOMER), BOOK);

    assertValid(tour);
    tour.forEach(
        (name, page) -> assertThat(page.document().select("b, i, script")).as(name).isEmpty());
    assertThatPage(tour.get("ProductDetail")).says(HOSTILE.strip());
    assertThatPage(tour.get("NewProducts")).says(HOSTILE.strip()).says("<b>& \"<b>");
    assertThatPage(tour.get("BuyRequest")).says("<script>").says("&lt;<b>");
  }

  /** The text within the quotes of a statement. */
  private static String sql() {
    return HOSTILE.replace("\"", "\"\"");
  }

  private void assertValid(Map<String, Page> tour) {
    SoftAssertions softly = new SoftAssertions();
    tour.forEach(
        (name, page) -> softly.assertThat(validator.complaints(page.html())).as(name).isEmpty());
    softly.assertAll();
  }
}
