package org.rubisee.bookstore.contract.session;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/** One visit of every kind of page: the 14 interactions, done well, and pages that say no. */
public final class Tour {

  private final Map<String, Page> pages = new LinkedHashMap<>();
  private final Shopper shopper;
  private final Customer browser;
  private final int book;

  private Tour(Shopper shopper, int book) {
    this.shopper = shopper;
    this.browser = shopper.browser();
    this.book = book;
  }

  /** The pages, by the interaction's label or by what they say. */
  public static Map<String, Page> of(Shopper shopper, int book) {
    Tour tour = new Tour(shopper, book);
    Page cart = shopper.cartWith(book);
    String visit = "customer=" + shopper.id() + "&cart=" + Shopper.quantities(cart).value("cart");
    tour.look(visit);
    tour.enterWhatIsWrong(cart);
    tour.buy(cart, visit);
    tour.change(visit);
    tour.askForTheImpossible();
    return tour.pages;
  }

  private void look(String visit) {
    get(Interaction.HOME, "?" + visit);
    get(Interaction.NEW_PRODUCTS, "?subject=Art&" + visit);
    get(Interaction.BEST_SELLERS, "?subject=Art&" + visit);
    get(Interaction.PRODUCT_DETAIL, "?book=" + book + "&" + visit);
    get(Interaction.SEARCH_REQUEST, "?" + visit);
    Form search = form(Interaction.SEARCH_REQUEST, Interaction.SEARCH_RESULTS);
    put(Interaction.SEARCH_RESULTS, search.with("type", "subject").with("text", "Art"));
    put("a search without result", search.with("type", "title").with("text", "Zzzz<b>"));
    put("a search for nothing", search.with("type", "title").with("text", ""));
    get(Interaction.ORDER_INQUIRY, "");
  }

  private void buy(Page cart, String visit) {
    pages.put(Interaction.SHOPPING_CART.label(), shopper.changed(cart, book, 2));
    get(Interaction.CUSTOMER_REGISTRATION, "?" + visit);
    pages.put(Interaction.BUY_REQUEST.label(), shopper.checkout(cart));
    Form order = Shopper.order(pages.get(Interaction.BUY_REQUEST.label()));
    put("a card that has expired", order.with("cardExpiry", "2001-01-01"));
    put("a card without a holder", order.with("cardHolder", " "));
    put("an order to nowhere", order.with("street1", "1 <Main> Street"));
    put("an order without its ticket", order.with("ticket", "00"));
    put(Interaction.BUY_CONFIRM, order);
    put("an order that was sent twice", order);
    put(Interaction.ORDER_DISPLAY, shopper.login(pages.get(Interaction.ORDER_INQUIRY.label())));
  }

  private void change(String visit) {
    get(Interaction.ADMIN_REQUEST, "?book=" + book + "&" + visit);
    Form change = form(Interaction.ADMIN_REQUEST, Interaction.ADMIN_CONFIRM);
    put("a price that is no amount", change.with("price", "much"));
    put("a picture from elsewhere", change.with("image", "http://elsewhere.example/1.png"));
    put(Interaction.ADMIN_CONFIRM, change.with("price", "12.34"));
  }

  private void enterWhatIsWrong(Page cart) {
    Form login = shopper.login(shopper.registration(cart));
    put("a wrong login", login.with("userName", "<b>\"").with("password", "<script>"));
    Form customer = Shopper.newCustomer(cart, browser);
    put("somebody who is not born", customer.with("birthDate", "2030-01-01"));
    put("somebody from nowhere", customer.with("country", "Atlantis"));
    put("somebody without a city", customer.with("city", " "));
    put(
        "a wrong login to orders",
        shopper.login(browser.get("order_inquiry.html")).with("password", "x"));
    put("a quantity beyond the rule", Shopper.quantities(cart).with("quantity" + book, 11));
    put("somebody else's cart", Shopper.quantities(cart).with("cart", "00"));
  }

  private void askForTheImpossible() {
    pages.put("a book that does not exist", browser.get("ProductDetail?book=99999999"));
    pages.put("a customer who does not exist", browser.get("Home?customer=99999999"));
    pages.put("a bad parameter", browser.get("ProductDetail?book=%3Cscript%3E%22'"));
    pages.put("a write by GET", browser.get("BuyConfirm"));
  }

  private Form form(Interaction page, Interaction next) {
    return pages.get(page.label()).form(next.scriptName());
  }

  private void get(Interaction interaction, String query) {
    pages.put(interaction.label(), browser.get(interaction.scriptName() + query));
  }

  private void put(Interaction interaction, Form form) {
    put(interaction.label(), form);
  }

  private void put(String name, Form form) {
    pages.put(name, browser.submit(form));
  }
}
