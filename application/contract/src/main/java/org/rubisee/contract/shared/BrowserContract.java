package org.rubisee.contract.shared;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.site.OnSite;

/**
 * What needs a real browser: the system's Chromium. Skipped, saying so, where there is none. Suites
 * show with it how people use their site.
 */
@OnSite
public abstract class BrowserContract {

  protected static Chromium chromium;

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
}
