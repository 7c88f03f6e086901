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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * People use the site with a real browser: register, sell, search, bid, buy now, comment, about me,
 * on a desk and on a phone. Uses the system's Chromium; skipped, saying so, where there is none.
 */
@OnSite
abstract class BrowserContract {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

  private static Playwright playwright;
  private static Browser browser;

  /** How wide the window is. */
  enum Screen {
    DESK(1280, 900),
    PHONE(390, 844);

    private final int width;
    private final int height;

    Screen(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  @BeforeAll
  static void openBrowser() {
    Assumptions.assumeTrue(
        Files.isExecutable(CHROMIUM),
        "The browser test is skipped: install chromium so that " + CHROMIUM + " exists");
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

  @ParameterizedTest
  @EnumSource(Screen.class)
  void peopleTradeWithEachOther(Screen screen, Customer customer) {
    try (BrowserContext window =
        browser.newContext(
            new Browser.NewContextOptions().setViewportSize(screen.width, screen.height))) {
      TradeInBrowser trade = new TradeInBrowser(window.newPage(), customer.site(), screen.name());

      trade.register();
      trade.sell();
      trade.findTheItem();
      trade.bid();
      trade.buyAtOnce();
      trade.comment();
      trade.lookAtMyself();
    }
  }
}
