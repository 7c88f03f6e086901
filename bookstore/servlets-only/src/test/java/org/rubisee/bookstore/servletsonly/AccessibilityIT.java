package org.rubisee.bookstore.servletsonly;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.AccessibilityCheck;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/** Everybody can use the shop: with a keyboard, with a screen reader, on a phone, in the dark. */
@ExtendWith(Bookstore.Running.class)
class AccessibilityIT {
  private static final int BOOK = 401;
  private static final int CUSTOMER = 402;

  @Test
  void noPageKeepsPeopleOut(Bookstore bookstore) {
    Customer browser = bookstore.customer();
    Shopper shopper = new Shopper(browser, CUSTOMER);
    Map<String, Page> pages = Tour.of(shopper, BOOK);
    pages.put("entrance", browser.get("index.html"));
    pages.put("login again", browser.submit(wrongLogin(shopper)));
    AccessibilityCheck check = new AccessibilityCheck();
    SoftAssertions softly = new SoftAssertions();
    try (Chromium chromium = Chromium.open();
        BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      pages.forEach(
          (name, page) -> {
            tab.navigate(browser.site().resolve("index.html").toString());
            tab.setContent(page.html());
            check.prepare(tab);
            for (Screen screen : Screen.values()) {
              screen.applyTo(tab);
              softly.assertThat(check.findings(tab)).as(name + ", " + screen).isEmpty();
              softly.assertThat(check.complaints(tab)).as(name + ", " + screen).isEmpty();
            }
          });
    }
    softly.assertAll();
  }

  private static Form wrongLogin(Shopper shopper) {
    return shopper.login(shopper.registration(shopper.cartWith(BOOK))).with("password", "wrong");
  }

  /** Light at a desk, dark on a phone: the colours do not depend on the width. */
  private enum Screen {
    DESK(1280, 900, ColorScheme.LIGHT),
    PHONE(390, 844, ColorScheme.DARK);

    private final int width;
    private final int height;
    private final ColorScheme colours;

    Screen(int width, int height, ColorScheme colours) {
      this.width = width;
      this.height = height;
      this.colours = colours;
    }

    void applyTo(com.microsoft.playwright.Page tab) {
      tab.setViewportSize(width, height);
      tab.emulateMedia(new EmulateMediaOptions().setColorScheme(colours));
    }
  }
}
