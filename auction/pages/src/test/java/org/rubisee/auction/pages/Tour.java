package org.rubisee.auction.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.http.HttpAnswer;

/** Visits every kind of page of a site once, problem pages included. */
final class Tour {
  private final TestSite site;
  private final Map<String, HttpAnswer> pages = new LinkedHashMap<>();

  private Tour(TestSite site) {
    this.site = site;
  }

  /** All pages, by what they are. */
  static Map<String, HttpAnswer> of(TestSite site) {
    Tour tour = new Tour(site);
    tour.read();
    tour.write();
    tour.fail();
    return tour.pages;
  }

  private void read() {
    get("Home", "/index.html");
    get("Register", "/register.html");
    get("Browse", "/browse.html");
    get("Sell", "/sell.html");
    get("AboutMeAuth", "/about_me.html");
    get("BrowseCategories", "/BrowseCategories");
    get("BrowseRegions", "/BrowseRegions");
    get("BrowseCategoriesInRegion", "/BrowseCategories?region=MA--Boston+");
    get("SearchItemsByCategory", "/SearchItemsByCategory?category=7&categoryName=Toys+%26+Hobbies");
    get("second page", "/SearchItemsByCategory?category=7&page=1&nbOfItems=20");
    get("empty page", "/SearchItemsByCategory?category=39&page=3&nbOfItems=20");
    get("SearchItemsByRegion", "/SearchItemsByRegion?region=3&category=7&page=1&nbOfItems=20");
    get("ViewItem", "/ViewItem?itemId=5");
    get("ViewUserInfo", "/ViewUserInfo?userId=31");
    get("ViewBidHistory", "/ViewBidHistory?itemId=5");
    get("BuyNowAuth", "/BuyNowAuth?itemId=5");
    get("PutBidAuth", "/PutBidAuth?itemId=5");
    get("PutCommentAuth", "/PutCommentAuth?to=31&itemId=5");
  }

  private void write() {
    Map<String, String> user =
        Map.of("firstname", "A", "lastname", "B", "nickname", "c", "email", "d@e.org");
    post("RegisterUser", "/RegisterUser", with(user, "region", "x", "password", "p"));
    Map<String, String> login = Map.of("nickname", "user7", "password", "right");
    String bid = ticket(post("PutBid", "/PutBid", with(login, "itemId", "5")));
    Map<String, String> bidForm = Map.of("itemId", "5", "bid", "33", "qty", "1");
    post("StoreBid", "/StoreBid", with(bidForm, "ticket", bid));
    String buy = ticket(post("BuyNow", "/BuyNow", with(login, "itemId", "5")));
    post("StoreBuyNow", "/StoreBuyNow", Map.of("itemId", "5", "qty", "1", "ticket", buy));
    String comment =
        ticket(post("PutComment", "/PutComment", with(login, "itemId", "5", "to", "31")));
    Map<String, String> commentForm = Map.of("itemId", "5", "to", "31", "rating", "3");
    post("StoreComment", "/StoreComment", with(commentForm, "comment", "x", "ticket", comment));
    String any = ticket(post("SelectCategoryToSellItem", "/BrowseCategories", login));
    Map<String, String> category = Map.of("category", "7", "ticket", any, "user", "7");
    String sell = ticket(post("SellItemForm", "/SellItemForm", category));
    Map<String, String> item = Map.of("name", "n", "description", "d", "initialPrice", "1.5");
    Map<String, String> terms = with(item, "quantity", "1", "duration", "3");
    post("RegisterItem", "/RegisterItem", with(terms, "categoryId", "7", "ticket", sell));
    post("AboutMe", "/AboutMe", login);
  }

  private void fail() {
    get("rule broken", "/BuyNow?itemId=5&nickname=user7&password=wrong");
    get("absent", "/ViewItem?itemId=404");
    get("bad parameter", "/ViewItem?itemId=abc");
    get("missing parameter", "/ViewItem");
    get("no such page", "/Nothing");
    post("static page by POST", "/index.html", Map.of());
  }

  private void get(String name, String path) {
    pages.put(name, site.get(path));
  }

  private HttpAnswer post(String name, String path, Map<String, String> form) {
    HttpAnswer answer = site.post(path, form);
    pages.put(name, answer);
    return answer;
  }

  private static String ticket(HttpAnswer form) {
    return BiddingTest.ticketOf(form);
  }

  private static Map<String, String> with(Map<String, String> form, String... more) {
    Map<String, String> all = new LinkedHashMap<>(form);
    for (int i = 0; i < more.length; i += 2) {
      all.put(more[i], more[i + 1]);
    }
    return all;
  }
}
