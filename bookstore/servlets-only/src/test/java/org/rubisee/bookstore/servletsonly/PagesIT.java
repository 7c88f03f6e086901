package org.rubisee.bookstore.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.HtmlValidator;
import org.rubisee.contract.page.Page;

/** The pages of all interactions, whatever the database has. */
@ExtendWith(Bookstore.Running.class)
class PagesIT {
  private static final int BOOK = 301;
  private static final int CUSTOMER = 302;
  private static final String HOSTILE = "<b id='x'>&\"; </b>";

  private final HtmlValidator validator = new HtmlValidator();
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Bookstore running) {
    browser = running.customer();
    database = running.database();
  }

  @Test
  void areValidForAllInteractions() {
    Map<String, Page> tour = tour();

    assertThat(tour.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Interaction.values()).map(Interaction::label).toList());
    assertValid(tour);
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

    Map<String, Page> tour = tour();

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
        (name, page) -> {
          assertThatPage(page).isOk().hasSecurityHeaders();
          softly.assertThat(validator.complaints(page.html())).as(name).isEmpty();
        });
    softly.assertAll();
  }

  /** A page of each interaction, seen by a customer with a cart. */
  private Map<String, Page> tour() {
    Map<String, Page> pages = new LinkedHashMap<>();
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Page cart = shopper.cartWith(BOOK);
    String visit = "customer=" + CUSTOMER + "&cart=" + Shopper.quantities(cart).value("cart");
    pages.put("Home", browser.get("Home?" + visit));
    pages.put("NewProducts", browser.get("NewProducts?subject=Art&" + visit));
    pages.put("BestSellers", browser.get("BestSellers?subject=Art&" + visit));
    pages.put("ProductDetail", browser.get("ProductDetail?book=" + BOOK + "&" + visit));
    pages.put("SearchRequest", browser.get("SearchRequest?" + visit));
    pages.put(
        "SearchResults",
        browser.submit(
            pages
                .get("SearchRequest")
                .form("SearchResults")
                .with("type", "subject")
                .with("text", "Art")));
    pages.put("ShoppingCart", shopper.changed(cart, BOOK, 2));
    pages.put("CustomerRegistration", browser.get("CustomerRegistration?" + visit));
    pages.put("BuyRequest", shopper.checkout(cart));
    pages.put("BuyConfirm", browser.submit(Shopper.order(pages.get("BuyRequest"))));
    pages.put("OrderInquiry", browser.get("order_inquiry.html"));
    pages.put("OrderDisplay", browser.submit(shopper.login(pages.get("OrderInquiry"))));
    pages.put("AdminRequest", browser.get("AdminRequest?book=" + BOOK + "&" + visit));
    pages.put("AdminConfirm", browser.submit(pages.get("AdminRequest").form("AdminConfirm")));
    return pages;
  }
}
