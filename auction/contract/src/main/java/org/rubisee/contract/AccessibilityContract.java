package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.AccessibilityCheck;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Tour;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.Pictures;
import org.rubisee.contract.trade.StoredComments;
import org.rubisee.contract.trade.StoredItems;
import org.rubisee.contract.trade.TradeInBrowser.Screen;
import org.rubisee.model.AuctionRules;

/**
 * Everybody can use the site: with a keyboard, with a screen reader, on a phone, in the dark. Every
 * kind of page is looked at in Chromium, those that say no and forms that come back included. Pages
 * are the same in all implementations, so one of them has this test.
 */
@OnSite
public abstract class AccessibilityContract {

  private static final int SELLER = 1;
  private static final int MORE_PARAMETERS_THAN_ALLOWED = 51;

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
  void noKindOfPageKeepsPeopleOut(Customer customer, Database database) {
    Map<String, Page> tour = Tour.of(customer, database);
    tour.putAll(longLists(customer, database));
    tour.putAll(problems(customer));
    AccessibilityCheck check = new AccessibilityCheck();
    Pictures pictures = Pictures.asTold();
    SoftAssertions softly = new SoftAssertions();
    try (BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      tour.forEach(
          (name, page) -> {
            show(tab, customer.site(), page);
            check.prepare(tab);
            for (Screen screen : Screen.values()) {
              // Light at a desk, dark on a phone: the colours do not depend on the width.
              screen.applyTo(tab);
              boolean dark = screen == Screen.PHONE;
              tab.emulateMedia(
                  new com.microsoft.playwright.Page.EmulateMediaOptions()
                      .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT));
              pictures.take(tab, name, screen);
              softly.assertThat(check.findings(tab)).as(name + ", " + screen).isEmpty();
              softly.assertThat(check.complaints(tab)).as(name + ", " + screen).isEmpty();
            }
          });
    }
    softly.assertAll();
    assertThat(tour).hasSizeGreaterThan(40);
  }

  /** Lists that are cut, with what leads to their next parts. */
  private static Map<String, Page> longLists(Customer customer, Database database) {
    StoredComments.store(database, SELLER, 2 * AuctionRules.MAX_COMMENTS, 20);
    StoredItems.store(database, SELLER, AuctionRules.MAX_LISTED + 1, "2002-11-20 09:00:00");
    Page aboutMe =
        customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(SELLER));
    return Map.of(
        "more comments than a page has",
        customer.get("ViewUserInfo?userId=" + SELLER),
        "the next comments",
        customer.get("ViewUserInfo?of=" + SELLER + "&skip=" + AuctionRules.MAX_COMMENTS),
        "more about me than a page has",
        aboutMe,
        "more about me",
        customer.submit(aboutMe.formWith("input[name=list]").orElseThrow()));
  }

  /** What a customer sees who follows no link of the site. */
  private static Map<String, Page> problems(Customer customer) {
    return Map.of(
        "no such page",
        customer.get("Nothing"),
        "no such page below a folder",
        customer.get("servlet/Nothing"),
        "too many parameters",
        customer.get("ViewItem?" + "a=1&".repeat(MORE_PARAMETERS_THAN_ALLOWED)),
        "a form that is too large",
        customer.post("StoreComment", Map.of("comment", "a".repeat(140_000))));
  }

  @Test
  void aKeyboardSkipsToTheContent(Customer customer) {
    try (BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      tab.navigate(customer.site().resolve("BrowseCategories").toString());

      tab.keyboard().press("Tab");
      tab.keyboard().press("Enter");
      tab.keyboard().press("Tab");

      assertThat(tab.url()).endsWith("/BrowseCategories#main");
      assertThat(tab.evaluate("document.activeElement.closest('main') !== null")).isEqualTo(true);
    }
  }

  @Test
  void aRejectedFormIsCorrectedWhereTheCursorIs(Customer customer, Database database) {
    String nickname = "ada";
    long before = database.count("users");
    try (BrowserContext window = chromium.newContext()) {
      com.microsoft.playwright.Page tab = window.newPage();
      tab.navigate(customer.site().resolve("register.html").toString());
      for (Map.Entry<String, String> entry :
          Map.of(
                  "firstname", "Ada",
                  "lastname", "O'Hara & \"Co\"",
                  "nickname", "user1",
                  "email", "ada@example.org",
                  "password", "secret")
              .entrySet()) {
        tab.locator("[name=" + entry.getKey() + "]").fill(entry.getValue());
      }
      tab.locator("[name=region]").selectOption("TX--Houston");
      tab.locator("form button").click();

      // the browser moves the cursor shortly after the page has come
      tab.waitForFunction("document.activeElement.name === 'nickname'");
      assertThat(tab.locator("#problem").innerText())
          .isEqualTo("This nickname is taken. Please choose another one.");
      assertThat(tab.locator("[name=lastname]").inputValue()).isEqualTo("O'Hara & \"Co\"");
      assertThat(tab.locator("[name=region]").inputValue()).isEqualTo("TX--Houston");
      assertThat(tab.locator("[name=password]").inputValue()).isEmpty();
      tab.keyboard().press("ControlOrMeta+a");
      tab.keyboard().type(nickname);
      tab.locator("[name=password]").fill("secret");
      tab.locator("form button").click();

      assertThat(tab.locator("main").innerText()).contains("You are registered.", nickname);
      assertThat(database.count("users")).isEqualTo(before + 1);
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
