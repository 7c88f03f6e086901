package org.rubisee.contract;

import com.microsoft.playwright.BrowserContext;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.customer.Tab;
import org.rubisee.contract.shared.BrowserContract;
import org.rubisee.contract.trade.TradeInBrowser;

/**
 * People use the site with a real browser: register, sell, search, bid, buy now, comment, about me,
 * the seller on a phone, the buyer at a desk; each page is looked at on both.
 */
abstract class TradeContract extends BrowserContract {

  @Test
  void peopleTradeWithEachOther(Customer customer) {
    try (BrowserContext window = chromium.newContext()) {
      TradeInBrowser trade = new TradeInBrowser(new Tab(window.newPage(), customer.site()));

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
