package org.rubisee.contract.trade;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.contract.customer.Screen;

/** A newcomer sells an item and user1 trades with the newcomer, by clicking and typing only. */
public final class TradeInBrowser {

  private static final String NICKNAME = "grace";
  private static final String ITEM_NAME = "Bicycle of Grace";

  private final Page page;
  private final URI site;
  private final List<String> mishaps = new ArrayList<>();
  private Screen screen = Screen.DESK;

  /**
   * Begins a trade.
   *
   * @param page an empty tab
   * @param site where the pages begin
   */
  public TradeInBrowser(Page page, URI site) {
    this.page = page;
    this.site = site;
    page.onPageError(mishaps::add);
    page.onRequestFailed(request -> mishaps.add(request.url() + ": " + request.failure()));
    page.onResponse(
        response -> {
          if (response.status() >= 400) {
            mishaps.add(response.url() + ": " + response.status());
          }
        });
  }

  /** Goes on with this one; the other one is only looked at. */
  public void takes(Screen other) {
    screen = other;
  }

  public void register() {
    open("index.html");
    click("a[href$='register.html']");
    fill("firstname", "Grace");
    fill("lastname", "Hopper");
    fill("nickname", NICKNAME);
    fill("email", "grace@example.org");
    fill("password", "secret");
    chooseRegion();
    submit("RegisterUser");
    reads(NICKNAME);
  }

  public void sell() {
    open("index.html");
    click("a[href$='sell.html']");
    login(NICKNAME, "secret", "BrowseCategories");
    click("form[action$='SellItemForm'] button");
    fill("name", ITEM_NAME);
    fill("description", "Green, three gears.\nGood brakes.");
    fill("initialPrice", "10.00");
    fill("reservePrice", "0");
    fill("buyNow", "80");
    fill("duration", "1");
    fill("quantity", "3");
    submit("RegisterItem");
    reads(ITEM_NAME);
  }

  public void findTheItem() {
    open("index.html");
    click("a[href$='browse.html']");
    click("a[href$='BrowseCategories']");
    click("a[href*='SearchItemsByCategory']");
    for (int pages = 0; pages < 50 && !seesTheItem(); pages++) {
      page.locator("a[href*='&page=']").last().click();
      looksFine();
    }
    page.locator("a[href*='ViewItem']", containing(ITEM_NAME)).first().click();
    reads("Green, three gears.");
  }

  public void bid() {
    String item = page.url();
    click("a[href*='PutBidAuth']");
    login("user1", "password1", "PutBid");
    fill("bid", "12.50");
    fill("maxBid", "20");
    fill("qty", "1");
    submit("StoreBid");
    page.navigate(item);
    reads("12.50");
  }

  public void buyAtOnce() {
    click("a[href*='BuyNowAuth']");
    login("user1", "password1", "BuyNow");
    fill("qty", "1");
    submit("StoreBuyNow");
  }

  public void comment() {
    open("AboutMe?nickname=user1&password=password1");
    page.locator("a[href*='ViewItem']", containing(ITEM_NAME)).first().click();
    click("a[href*='PutCommentAuth']");
    login("user1", "password1", "PutComment");
    page.locator("[name=rating]").first().selectOption("5");
    fill("comment", "Rides like new.");
    submit("StoreComment");
  }

  public void lookAtMyself() {
    open("index.html");
    click("a[href$='about_me.html']");
    login(NICKNAME, "secret", "AboutMe");
    reads(ITEM_NAME);
    reads("Rides like new.");
    assertThat(mishaps).isEmpty();
  }

  private boolean seesTheItem() {
    return page.locator("a[href*='ViewItem']", containing(ITEM_NAME)).count() > 0;
  }

  private void chooseRegion() {
    if (page.locator("select[name=region]").count() > 0) {
      page.locator("select[name=region]")
          .selectOption(new com.microsoft.playwright.options.SelectOption().setIndex(3));
    } else {
      fill("region", "TX--Houston");
    }
  }

  private void login(String who, String password, String scriptName) {
    fill("nickname", who);
    fill("password", password);
    submit(scriptName);
  }

  private void open(String pathAndQuery) {
    page.navigate(site.resolve(pathAndQuery).toString());
    looksFine();
  }

  private void click(String selector) {
    page.locator(selector).first().click();
    looksFine();
  }

  private void fill(String name, String text) {
    page.locator("[name=" + name + "]:not([type=hidden])").fill(text);
  }

  private void submit(String scriptName) {
    page.locator("form[action$='" + scriptName + "'] button").click();
    looksFine();
    assertThat(page.locator("meta[name=rubis-outcome]").getAttribute("content"))
        .as(page.url() + ": " + page.locator("body").innerText())
        .isEqualTo("ok");
  }

  private void reads(String text) {
    assertThat(page.locator("body").innerText()).contains(text);
  }

  /** On each screen nothing sticks out of the window, and every image was loaded. */
  private void looksFine() {
    page.waitForLoadState();
    assertThat(page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)"))
        .as("images of " + page.url())
        .isEqualTo(true);
    for (Screen one : Screen.values()) {
      if (one != screen) {
        fits(one);
      }
    }
    fits(screen);
  }

  private void fits(Screen one) {
    one.applyTo(page);
    assertThat(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
        .as(page.url() + " fits into the window of a " + one)
        .isEqualTo(true);
  }

  private static Page.LocatorOptions containing(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }
}
