package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.AccessibilityCheck;
import org.rubisee.contract.page.Page;

/**
 * Everybody can use the site: with a keyboard, with a screen reader, on a phone, in the dark. Every
 * kind of page is looked at in Chromium, those that say no and forms that come back included. Pages
 * are the same in all implementations, so one of them has this test.
 */
public abstract class AccessibilityContract extends BrowserContract {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  private static final int MORE_PARAMETERS_THAN_ALLOWED = 51;

  @Test
  void noKindOfPageKeepsPeopleOut(Customer customer, Database database) {
    Map<String, Page> tour = new LinkedHashMap<>(APPLICATION.tour(customer, database));
    tour.putAll(further(customer, database));
    tour.putAll(problems(customer));
    AccessibilityCheck check = new AccessibilityCheck();
    SoftAssertions softly = new SoftAssertions();
    try (BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      tour.forEach(
          (name, page) -> {
            show(tab, customer.site(), page);
            check.prepare(tab);
            for (Screen screen : Screen.values()) {
              screen.applyTo(tab);
              screen.colour(tab);
              seen(tab, name, screen);
              softly.assertThat(check.findings(tab)).as(name + ", " + screen).isEmpty();
              softly.assertThat(check.complaints(tab)).as(name + ", " + screen).isEmpty();
            }
          });
    }
    softly.assertAll();
    assertThat(tour).containsKeys(APPLICATION.interactions().toArray(String[]::new));
  }

  /** Further pages that are looked at; none unless a suite has some. */
  protected Map<String, Page> further(Customer customer, Database database) {
    return Map.of();
  }

  /** Told of each page while it is shown on a screen. */
  protected void seen(com.microsoft.playwright.Page tab, String page, Screen screen) {
    // only some suites take pictures
  }

  /** What a customer sees who follows no link of the site. */
  private static Map<String, Page> problems(Customer customer) {
    return Map.of(
        "no such page",
        customer.get("Nothing"),
        "no such page below a folder",
        customer.get("servlet/Nothing"),
        "too many parameters",
        customer.get(APPLICATION.rowPage() + "1" + "&a=1".repeat(MORE_PARAMETERS_THAN_ALLOWED)),
        "a form that is too large",
        customer.post(
            APPLICATION.longText().script(),
            Map.of(APPLICATION.longText().field(), "a".repeat(140_000))));
  }

  @Test
  void aKeyboardSkipsToTheContent(Customer customer) {
    try (BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      tab.navigate(customer.site().resolve(APPLICATION.listPage()).toString());

      tab.keyboard().press("Tab");
      tab.keyboard().press("Enter");
      tab.keyboard().press("Tab");

      assertThat(tab.url()).endsWith("/" + APPLICATION.listPage() + "#main");
      assertThat(tab.evaluate("document.activeElement.closest('main') !== null")).isEqualTo(true);
    }
  }

  /**
   * Shows a page that was answered before, with the style sheet and the images of the site. It
   * replaces a page that the site serves: Chromium lets a page that came from nowhere load nothing
   * from a private address.
   */
  private static void show(com.microsoft.playwright.Page tab, URI site, Page page) {
    tab.navigate(site.resolve("index.html").toString());
    tab.setContent(page.html());
  }
}
