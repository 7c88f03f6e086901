package org.rubisee.contract;

import com.microsoft.playwright.BrowserContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.TradeInBrowser;

/**
 * People use the site with a real browser: register, sell, search, bid, buy now, comment, about me,
 * the seller on a phone, the buyer at a desk; each page is looked at on both. Uses the system's
 * Chromium; skipped, saying so, where there is none.
 */
@OnSite
abstract class BrowserContract {

  private static Chromium chromium;

  @BeforeAll
  static void openBrowser() {
    chromium = Chromium.open();
  }

  @AfterAll
  static void closeBrowser() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @Test
  void peopleTradeWithEachOther(Customer customer) {
    try (BrowserContext window = chromium.newContext()) {
      TradeInBrowser trade = new TradeInBrowser(window.newPage(), customer.site());

      trade.takes(Screen.PHONE);
      trade.register();
      trade.sell();
      trade.takes(Screen.DESK);
      trade.findTheItem();
      trade.bid();
      trade.buyAtOnce();
      trade.comment();
      trade.takes(Screen.PHONE);
      trade.lookAtMyself();
    }
  }
}
