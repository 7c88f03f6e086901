package org.rubisee.bookstore.contract.shopping;

import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.contract.customer.Tab;
import org.rubisee.logic.Credentials;
import org.rubisee.settings.BusinessClock;

/**
 * Somebody buys a book by clicking and typing only.
 *
 * @param tab one that shows nothing yet
 */
public record PurchaseInBrowser(Tab tab) {

  private static final Credentials CUSTOMER = BookstoreRules.credentials(503);

  /** Searches for a book, and changes how many are wanted. */
  public void fillTheCart() {
    tab.open("index.html");
    tab.click("main a[href$='SearchRequest']");
    tab.choose("type", "subject");
    tab.fill("text", "Art");
    tab.submit("SearchResults");
    tab.click("main a[href*='ProductDetail']");
    tab.submit("ShoppingCart");
    tab.submit("ShoppingCart", "books");
  }

  /** Buys for the first time. */
  public void register() {
    tab.click("main a[href*='CustomerRegistration']");
    tab.fill("firstName", "Grace");
    tab.fill("lastName", "O'Hara & \"Co\"");
    tab.fill("birthDate", "1970-05-06");
    tab.fill("phone", "555 1234");
    tab.fill("email", "grace@example.org");
    tab.fill("street1", "1 Main Street");
    tab.fill("city", "Springfield");
    tab.fill("zip", "12345");
    tab.choose("country", "Norway");
    tab.submit("BuyRequest", "firstName");
    tab.reads("O'Hara & \"Co\"");
  }

  /** Buys again. */
  public void login() {
    tab.click("main a[href*='CustomerRegistration']");
    enter();
    tab.submit("BuyRequest", "userName");
  }

  private void enter() {
    tab.fill("userName", CUSTOMER.nickname());
    tab.fill("password", CUSTOMER.password());
  }

  /** Orders what is in the cart. */
  public void pay() {
    tab.choose("cardType", "VISA");
    tab.fill("cardNumber", Shopper.CARD_NUMBER);
    tab.fill("cardHolder", "Grace O'Hara");
    tab.fill("cardExpiry", BusinessClock.LOAD_EPOCH.toLocalDate().plusYears(1).toString());
    tab.choose("shipping", "AIR");
    tab.submit("BuyConfirm");
    tab.reads("Your order has the number");
  }

  /** Finds the last order of the customer who bought again. */
  public void lookAtTheOrder() {
    tab.open("order_inquiry.html");
    enter();
    tab.submit("OrderDisplay");
    tab.reads("PENDING");
    tab.hadNoMishaps();
  }
}
