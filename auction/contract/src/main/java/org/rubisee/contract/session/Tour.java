package org.rubisee.contract.session;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.PageAssert;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.model.Interaction;

/** One visit of every kind of page: the 27 interactions, done well, and pages that say no. */
public final class Tour {

  /** The one page that says Sorry. */
  public static final String EMPTY_SEARCH = "a search without result";

  private static final int CUSTOMER_ID = 3;

  private final Map<String, Page> pages = new LinkedHashMap<>();
  private final Customer customer;
  private final Row item;
  private final String category;
  private final String region;

  private Tour(Customer customer, Database database) {
    this.customer = customer;
    this.item = Stock.of(database).openItem("buy_now > 0 AND nb_of_bids > 0 AND quantity > 3");
    this.category =
        database
            .row("SELECT name FROM categories WHERE id = ?", item.number("category"))
            .text("name");
    this.region = database.row("SELECT name FROM regions ORDER BY id LIMIT 1").text("name");
  }

  /** The pages, by the interaction's label or by what they say. */
  public static Map<String, Page> of(Customer customer, Database database) {
    Tour tour = new Tour(customer, database);
    tour.read();
    tour.write();
    tour.askForTheImpossible();
    tour.enterWhatIsWrong();
    return tour.pages;
  }

  private void read() {
    String search =
        String.format(
            Locale.ROOT,
            "category=%d&%s&page=0&nbOfItems=20",
            item.number("category"),
            Customer.encoded(Map.of("categoryName", category)));
    for (Interaction interaction : Interaction.values()) {
      if (!interaction.isDynamic()) {
        get(interaction, interaction.scriptName());
      }
    }
    get(Interaction.BROWSE_CATEGORIES, "BrowseCategories");
    get(Interaction.SEARCH_ITEMS_BY_CATEGORY, "SearchItemsByCategory?" + search);
    get(Interaction.BROWSE_REGIONS, "BrowseRegions");
    get(
        Interaction.BROWSE_CATEGORIES_IN_REGION,
        "BrowseCategories?" + Customer.encoded(Map.of("region", region)));
    get(Interaction.SEARCH_ITEMS_BY_REGION, "SearchItemsByRegion?region=1&" + search);
    get(Interaction.VIEW_ITEM, "ViewItem?itemId=" + item.id());
    get(Interaction.VIEW_USER_INFO, "ViewUserInfo?userId=" + item.number("seller"));
    get(Interaction.VIEW_BID_HISTORY, "ViewBidHistory?itemId=" + item.id());
    get(Interaction.BUY_NOW_AUTH, "BuyNowAuth?itemId=" + item.id());
    get(Interaction.PUT_BID_AUTH, "PutBidAuth?itemId=" + item.id());
    get(
        Interaction.PUT_COMMENT_AUTH,
        "PutCommentAuth?to=" + item.number("seller") + "&itemId=" + item.id());
  }

  private void write() {
    int seller = item.number("seller");
    put(Interaction.PUT_BID, Journey.toPutBid(customer, CUSTOMER_ID, item.id()));
    Money bid = Money.ofUnits(1_000_000);
    put(
        Interaction.STORE_BID,
        customer.submit(
            Journey.bidOf(pages.get(Interaction.PUT_BID.label()).form("StoreBid"), bid, bid)));
    put(Interaction.BUY_NOW, Journey.toBuyNow(customer, CUSTOMER_ID, item.id()));
    put(
        Interaction.STORE_BUY_NOW,
        customer.submit(pages.get(Interaction.BUY_NOW.label()).form("StoreBuyNow").with("qty", 1)));
    put(Interaction.PUT_COMMENT, Journey.toPutComment(customer, CUSTOMER_ID, seller, item.id()));
    put(
        Interaction.STORE_COMMENT,
        customer.submit(Journey.toComment(customer, CUSTOMER_ID, seller, item.id())));
    put(Interaction.SELECT_CATEGORY_TO_SELL_ITEM, Journey.toCategories(customer, CUSTOMER_ID));
    put(Interaction.SELL_ITEM_FORM, Journey.toSellItemForm(customer, CUSTOMER_ID, 2));
    Form sale = pages.get(Interaction.SELL_ITEM_FORM.label()).form("RegisterItem");
    put(Interaction.REGISTER_ITEM, customer.submit(Journey.saleOf(sale, "A <b>lamp</b>", 2)));
    put(Interaction.REGISTER_USER, customer.submit(registration("tourist")));
    put(
        Interaction.ABOUT_ME,
        customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(CUSTOMER_ID)));
  }

  private void askForTheImpossible() {
    pages.put(
        EMPTY_SEARCH, customer.get("SearchItemsByCategory?category=1&categoryName=x&page=9999"));
    pages.put("an item that does not exist", customer.get("ViewItem?itemId=99999999"));
    pages.put("a bad parameter", customer.get("ViewItem?itemId=%3Cscript%3E%22'"));
    pages.put("a write by GET", customer.get("StoreBid?itemId=1"));
    pages.put("a wrong login", customer.get("AboutMe?nickname=%3Cb%3E%22&password=%3Cscript%3E"));
    pages.put("a nickname that is taken", customer.submit(registration("user1")));
  }

  /** Every form comes back once, and a text whose form cannot. */
  private void enterWhatIsWrong() {
    put("a registration without name", registration("stranger").with("firstname", " "));
    Form bid = form(Interaction.PUT_BID, "StoreBid");
    put("a bid below the minimum", Journey.bidOf(bid, Money.ONE, Money.ONE));
    put("a bid that is no amount", bid.with("bid", "12,50").with("qty", 1));
    put("a maximum below the bid", Journey.bidOf(bid, Money.ofUnits(2_000_000), Money.ONE));
    put("a purchase of nothing", form(Interaction.BUY_NOW, "StoreBuyNow").with("qty", 0));
    Form comment = form(Interaction.PUT_COMMENT, "StoreComment");
    put("a comment without rating", comment.with("rating", 4).with("comment", "\r\n<b>Good</b>"));
    put("a comment that was sent", comment.with("comment", "Good").with("ticket", "00"));
    Form sale = form(Interaction.SELL_ITEM_FORM, "RegisterItem");
    put("a sale without price", Journey.saleOf(sale, "A lamp", 2).with("initialPrice", "much"));
    put("a bid by nobody", customer.get("PutBidAuth?itemId=" + item.id()).form("PutBid"));
  }

  private Form form(Interaction interaction, String scriptName) {
    return pages.get(interaction.label()).form(scriptName);
  }

  private void put(String name, Form form) {
    pages.put(name, customer.submit(form));
  }

  private Form registration(String nickname) {
    return customer
        .get("register.html")
        .form("RegisterUser")
        .with("firstname", "<Ada>")
        .with("lastname", "\"O'Hara\" & Co")
        .with("nickname", nickname)
        .with("email", "ada@example.org")
        .with("password", "secret")
        .with("region", region);
  }

  private void get(Interaction interaction, String pathAndQuery) {
    put(interaction, customer.get(pathAndQuery));
  }

  private void put(Interaction interaction, Page page) {
    PageAssert.assertThatPage(page).isOk();
    pages.put(interaction.label(), page);
  }
}
