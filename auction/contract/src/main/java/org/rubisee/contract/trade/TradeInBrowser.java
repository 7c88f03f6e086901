package org.rubisee.contract.trade;

import org.rubisee.contract.customer.Screen;
import org.rubisee.contract.customer.Tab;

/** A newcomer sells an item and user1 trades with the newcomer, by clicking and typing only. */
public final class TradeInBrowser {

  private static final String NICKNAME = "grace";
  private static final String ITEM_NAME = "Bicycle of Grace";

  private final Tab tab;

  /**
   * Begins a trade.
   *
   * @param tab one that shows nothing yet
   */
  public TradeInBrowser(Tab tab) {
    this.tab = tab;
  }

  /** Goes on with this one; the other one is only looked at. */
  public void takes(Screen other) {
    tab.takes(other);
  }

  public void register() {
    tab.open("index.html");
    tab.click("a[href$='register.html']");
    tab.fill("firstname", "Grace");
    tab.fill("lastname", "Hopper");
    tab.fill("nickname", NICKNAME);
    tab.fill("email", "grace@example.org");
    tab.fill("password", "secret");
    tab.choose("region", "TX--Houston");
    tab.submit("RegisterUser");
    tab.reads(NICKNAME);
  }

  public void sell() {
    tab.open("index.html");
    tab.click("a[href$='sell.html']");
    login(NICKNAME, "secret", "BrowseCategories");
    tab.click("form[action$='SellItemForm'] button");
    tab.fill("name", ITEM_NAME);
    tab.fill("description", "Green, three gears.\nGood brakes.");
    tab.fill("initialPrice", "10.00");
    tab.fill("reservePrice", "0");
    tab.fill("buyNow", "80");
    tab.fill("duration", "1");
    tab.fill("quantity", "3");
    tab.submit("RegisterItem");
    tab.reads(ITEM_NAME);
  }

  public void findTheItem() {
    tab.open("index.html");
    tab.click("a[href$='browse.html']");
    tab.click("a[href$='BrowseCategories']");
    tab.click("a[href*='SearchItemsByCategory']");
    for (int pages = 0; pages < 50 && !seesTheItem(); pages++) {
      tab.clickLast("a[href*='&page=']");
    }
    tab.click("a[href*='ViewItem']", ITEM_NAME);
    tab.reads("Green, three gears.");
  }

  public void bid() {
    String item = tab.address();
    tab.click("a[href*='PutBidAuth']");
    login("user1", "password1", "PutBid");
    tab.fill("bid", "12.50");
    tab.fill("maxBid", "20");
    tab.fill("qty", "1");
    tab.submit("StoreBid");
    tab.open(item);
    tab.reads("12.50");
  }

  public void buyAtOnce() {
    tab.click("a[href*='BuyNowAuth']");
    login("user1", "password1", "BuyNow");
    tab.fill("qty", "1");
    tab.submit("StoreBuyNow");
  }

  public void comment() {
    tab.open("AboutMe?nickname=user1&password=password1");
    tab.click("a[href*='ViewItem']", ITEM_NAME);
    tab.click("a[href*='PutCommentAuth']");
    login("user1", "password1", "PutComment");
    tab.choose("rating", "5");
    tab.fill("comment", "Rides like new.");
    tab.submit("StoreComment");
  }

  public void lookAtMyself() {
    tab.open("index.html");
    tab.click("a[href$='about_me.html']");
    login(NICKNAME, "secret", "AboutMe");
    tab.reads(ITEM_NAME);
    tab.reads("Rides like new.");
    tab.hadNoMishaps();
  }

  private boolean seesTheItem() {
    return tab.sees("a[href*='ViewItem']", ITEM_NAME);
  }

  private void login(String who, String password, String scriptName) {
    tab.fill("nickname", who);
    tab.fill("password", password);
    tab.submit(scriptName);
  }
}
