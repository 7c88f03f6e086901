package org.rubisee.bookstore.contract.session;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.application.LongText;
import org.rubisee.contract.application.ReturnedForm;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/** What the bookstore gives the tests that all applications have in common. */
public final class BookstoreUnderTest implements ApplicationUnderTest {

  private static final int CUSTOMER = 302;
  private static final int BOOK = 301;

  /** The related books of a random book. */
  private static final Pattern PROMOTIONS =
      Pattern.compile("(<h2>We recommend</h2>)<ul class=tiles>.*?</ul>", Pattern.DOTALL);

  private static final Pattern AUTHORIZATION = Pattern.compile(", authorization [0-9]{15}");
  private static final Pattern SHIP_DATE =
      Pattern.compile("(Shipping<td>[A-Z]+, )<time>[^<]*</time>");

  @Override
  public List<String> interactions() {
    return Arrays.stream(Interaction.values()).map(Interaction::label).toList();
  }

  @Override
  public List<String> parameters() {
    return List.of(
        "book",
        "books",
        "quantity1",
        "customer",
        "cart",
        "subject",
        "type",
        "text",
        "userName",
        "password",
        "ticket",
        "cardNumber",
        "birthDate",
        "price");
  }

  @Override
  public List<String> staticPages() {
    return List.of("index.html", Interaction.ORDER_INQUIRY.scriptName());
  }

  @Override
  public List<String> dynamicPages() {
    return List.of(
        "Home?customer=1",
        listPage(),
        "BestSellers?subject=Art",
        "ProductDetail?book=7",
        "SearchRequest",
        "AdminRequest?book=7");
  }

  @Override
  public String listPage() {
    return "NewProducts?subject=Art";
  }

  @Override
  public String rowPage() {
    return "ProductDetail?book=";
  }

  /** The longest list, of the longest titles. */
  @Override
  public String largestPage(Database database) {
    database.change(
        "UPDATE item SET i_subject = 'Art', i_title = REPEAT('<', 60) WHERE i_id <= "
            + BookstoreRules.MAX_LISTED);
    database.change("UPDATE author SET a_fname = REPEAT('<', 20), a_lname = REPEAT('<', 20)");
    return listPage();
  }

  @Override
  public LongText longText() {
    return new LongText("BuyRequest", "data");
  }

  @Override
  public ReturnedForm returnedForm(Customer customer) {
    Form form = Shopper.newCustomer(new Shopper(customer, 0).cartWith(BOOK), customer);
    return new ReturnedForm(
        longText().script(),
        Customer.encoded(form.with("birthDate", "2030-01-01").without("data").fields())
            + "&data="
            + "<".repeat(CustomerLimits.MAX_DATA));
  }

  @Override
  public Form manyStatements(Customer customer) {
    return new Shopper(customer, 1).login(customer.get(Interaction.ORDER_INQUIRY.scriptName()));
  }

  @Override
  public Map<String, Page> tour(Customer customer, Database database) {
    return Tour.of(new Shopper(customer, CUSTOMER), BOOK);
  }

  @Override
  public Map<String, Page> scriptedSession(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>(tour(customer, database));
    pages.putAll(Purchases.of(customer, database));
    pages.putAll(Sightseeing.of(customer, database));
    return pages;
  }

  @Override
  public String module() {
    return "bookstore/contract";
  }

  @Override
  public List<String> comparedTables() {
    return List.of(
        "address",
        "author",
        "cc_xacts",
        "country",
        "customer",
        "item",
        "order_line",
        "orders",
        "shopping_cart",
        "shopping_cart_line");
  }

  /** What a use case draws. */
  @Override
  public Map<String, String> chosenByChance() {
    return Map.of("c_discount", "drawn", "cx_auth_id", "drawn", "o_ship_date", "drawn");
  }

  @Override
  public String withoutChance(String html) {
    String recommended = PROMOTIONS.matcher(html).replaceAll("$1");
    String authorized = AUTHORIZATION.matcher(recommended).replaceAll(", authorization");
    return SHIP_DATE.matcher(authorized).replaceAll("$1");
  }
}
