package org.rubisee.bookstore.contract;

import com.microsoft.playwright.BrowserContext;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.PurchaseInBrowser;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.customer.Tab;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.shared.BrowserContract;

/**
 * People use the site with a real browser: a newcomer searches for a book and buys it on a phone, a
 * customer buys another one at a desk and looks at the order; each page is looked at on both.
 */
abstract class PurchaseContract extends BrowserContract {

  @Test
  void peopleBuyBooks(Customer customer, Database database) {
    try (BrowserContext window = chromium.newContext()) {
      Tab tab = new Tab(window.newPage(), customer.site());
      PurchaseInBrowser purchase = new PurchaseInBrowser(tab);

      tab.takes(Screen.PHONE);
      purchase.fillTheCart();
      purchase.register();
      purchase.pay();
      tab.takes(Screen.DESK);
      purchase.fillTheCart();
      purchase.login();
      purchase.pay();
      purchase.lookAtTheOrder();
    }
    database.assertSound();
  }
}
