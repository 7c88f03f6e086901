package org.rubisee.bookstore.contract.shopping;

import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.logic.Credentials;
import org.rubisee.settings.BusinessClock;

/**
 * A customer of the bookstore, who goes from page to page as people do.
 *
 * @param browser how pages are read and forms sent
 * @param id the customer
 */
public record Shopper(Customer browser, int id) {
  /** What is on the customer's card. */
  public static final String CARD_NUMBER = "4929876501234567";

  /** The page of a new cart with a copy of a book. */
  public Page cartWith(int bookId) {
    return ok(browser.submit(browser.get("ProductDetail?book=" + bookId).form("ShoppingCart")));
  }

  /** The page of a cart after a quantity was changed. */
  public Page changed(Page cart, int bookId, int quantity) {
    return ok(browser.submit(quantities(cart).with("quantity" + bookId, quantity)));
  }

  /** The form for the quantities of a cart. */
  public static Form quantities(Page cart) {
    return cart.formWith("[name=books]").orElseThrow();
  }

  /** The page that asks who wants to buy a cart. */
  public Page registration(Page cart) {
    return ok(browser.get(cart.linksTo("CustomerRegistration").get(0)));
  }

  /** The form for a new customer who wants to buy a cart, filled in. */
  public static Form newCustomer(Page cart, Customer browser) {
    return browser
        .get(cart.linksTo("CustomerRegistration").get(0))
        .formWith("[name=firstName]")
        .orElseThrow()
        .with("firstName", "Ann")
        .with("lastName", "Lee")
        .with("birthDate", "1970-05-06")
        .with("phone", "555 1234")
        .with("email", "ann@lee.example")
        .with("street1", "1 Main Street")
        .with("city", "Springfield")
        .with("zip", "12345")
        .with("country", "Norway");
  }

  /** The login on a page, filled in. */
  public Form login(Page page) {
    Credentials credentials = BookstoreRules.credentials(id);
    return page.formWith("[name=userName]")
        .orElseThrow()
        .with("userName", credentials.nickname())
        .with("password", credentials.password());
  }

  /** The page with the form for an order. */
  public Page checkout(Page cart) {
    return ok(browser.submit(login(registration(cart))));
  }

  /** The form for an order, filled in. */
  public static Form order(Page checkout) {
    return checkout
        .form("BuyConfirm")
        .with("cardType", "VISA")
        .with("cardNumber", CARD_NUMBER)
        .with("cardHolder", "Ann Lee")
        .with("cardExpiry", BusinessClock.LOAD_EPOCH.toLocalDate().plusYears(1))
        .with("shipping", "AIR");
  }

  private static Page ok(Page page) {
    assertThatPage(page).isOk();
    return page;
  }
}
