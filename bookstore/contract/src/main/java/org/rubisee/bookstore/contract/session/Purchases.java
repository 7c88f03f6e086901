package org.rubisee.bookstore.contract.session;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/** Several books, sent to another address, and somebody who buys for the first time. */
public final class Purchases {

  private static final int BUYER = 402;
  private static final int BOOK = 401;

  private Purchases() {}

  /** The pages by what was done. */
  public static Map<String, Page> of(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>();
    Shopper shopper = new Shopper(customer, BUYER);
    Page cart = shopper.cartWith(BOOK);
    for (int book : new int[] {BOOK + 2, BOOK, BOOK + 1}) {
      cart =
          customer.post(
              "ShoppingCart",
              Map.of(
                  "book", Integer.toString(book), "cart", Shopper.quantities(cart).value("cart")));
      pages.put("a cart with book " + book, cart);
    }
    Page checkout = shopper.checkout(shopper.changed(cart, BOOK + 1, 9));
    pages.put("what several books cost", checkout);
    Form order =
        Shopper.order(checkout)
            .with("street1", "7 Side Street")
            .with("city", "Oslo")
            .with("zip", "0150")
            .with("country", "Norway");
    pages.put("an order to another address", customer.submit(order));
    pages.put(
        "what was sent to another address",
        customer.submit(shopper.login(customer.get("order_inquiry.html"))));
    // the next page tells the discount, which is drawn
    customer.submit(Shopper.newCustomer(shopper.cartWith(BOOK), customer));
    pages.put(
        "a new customer at home", customer.get("Home?customer=" + database.count("customer")));
    return pages;
  }
}
