package org.rubisee.bookstore.servletsonly;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Page;

/** A walk through the shop. */
final class Tour {
  private Tour() {}

  /** A page of each interaction, seen by a customer with a cart. */
  static Map<String, Page> of(Shopper shopper, int book) {
    Customer browser = shopper.browser();
    Map<String, Page> pages = new LinkedHashMap<>();
    Page cart = shopper.cartWith(book);
    String visit = "customer=" + shopper.id() + "&cart=" + Shopper.quantities(cart).value("cart");
    pages.put("Home", browser.get("Home?" + visit));
    pages.put("NewProducts", browser.get("NewProducts?subject=Art&" + visit));
    pages.put("BestSellers", browser.get("BestSellers?subject=Art&" + visit));
    pages.put("ProductDetail", browser.get("ProductDetail?book=" + book + "&" + visit));
    pages.put("SearchRequest", browser.get("SearchRequest?" + visit));
    pages.put(
        "SearchResults",
        browser.submit(
            pages
                .get("SearchRequest")
                .form("SearchResults")
                .with("type", "subject")
                .with("text", "Art")));
    pages.put("ShoppingCart", shopper.changed(cart, book, 2));
    pages.put("CustomerRegistration", browser.get("CustomerRegistration?" + visit));
    pages.put("BuyRequest", shopper.checkout(cart));
    pages.put("BuyConfirm", browser.submit(Shopper.order(pages.get("BuyRequest"))));
    pages.put("OrderInquiry", browser.get("order_inquiry.html"));
    pages.put("OrderDisplay", browser.submit(shopper.login(pages.get("OrderInquiry"))));
    pages.put("AdminRequest", browser.get("AdminRequest?book=" + book + "&" + visit));
    pages.put("AdminConfirm", browser.submit(pages.get("AdminRequest").form("AdminConfirm")));
    return pages;
  }
}
