package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.shared.AccessibilityContract;
import org.rubisee.contract.trade.Pictures;
import org.rubisee.contract.trade.StoredComments;
import org.rubisee.contract.trade.StoredItems;
import org.rubisee.model.AuctionRules;

/** Everybody can use the auction site: lists that are cut, and a form that is corrected. */
public abstract class AuctionAccessibilityContract extends AccessibilityContract {

  private static final int SELLER = 1;

  private final Pictures pictures = Pictures.asTold();

  /** Lists that are cut, with what leads to their next parts. */
  @Override
  protected Map<String, Page> further(Customer customer, Database database) {
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

  @Override
  protected void seen(com.microsoft.playwright.Page tab, String page, Screen screen) {
    pictures.take(tab, page, screen);
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
}
