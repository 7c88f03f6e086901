package org.rubisee.contract;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.TradeInBrowser;
import org.rubisee.contract.site.OnSite;

/**
 * People use the site with a real browser: register, sell, search, bid, buy now, comment, about me,
 * the seller on a phone, the buyer at a desk; each page is looked at on both. Uses the system's
 * Chromium; skipped, saying so, where there is none.
 */
@OnSite
abstract class BrowserContract {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

  private static Playwright playwright;
  private static Browser browser;

  @BeforeAll
  static void openBrowser() {
    if (!Files.isExecutable(CHROMIUM)) {
      String reason =
          "The browser test is skipped: install chromium so that " + CHROMIUM + " exists";
      System.getLogger(BrowserContract.class.getName()).log(System.Logger.Level.WARNING, reason);
      Assumptions.abort(reason);
    }
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(CHROMIUM)
                    .setArgs(java.util.List.of("--no-sandbox", "--disable-gpu")));
  }

  @AfterAll
  static void closeBrowser() {
    if (playwright != null) {
      playwright.close();
    }
  }

  @Test
  void peopleTradeWithEachOther(Customer customer) {
    try (BrowserContext window = browser.newContext()) {
      TradeInBrowser trade = new TradeInBrowser(window.newPage(), customer.site());

      trade.takes(TradeInBrowser.Screen.PHONE);
      trade.register();
      trade.sell();
      trade.takes(TradeInBrowser.Screen.DESK);
      trade.findTheItem();
      trade.bid();
      trade.buyAtOnce();
      trade.comment();
      trade.takes(TradeInBrowser.Screen.PHONE);
      trade.lookAtMyself();
    }
  }
}
