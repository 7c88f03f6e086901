package org.rubisee.contract.session;

import java.net.URI;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.application.LongText;
import org.rubisee.contract.application.ReturnedForm;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.trade.StoredComments;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Interaction;

/** What the auction gives the tests that all applications have in common. */
public final class AuctionUnderTest implements ApplicationUnderTest {

  private static final int COMMENTS = 200;

  @Override
  public List<String> interactions() {
    return Arrays.stream(Interaction.values()).map(Interaction::label).toList();
  }

  @Override
  public List<String> parameters() {
    return List.of(
        "itemId",
        "userId",
        "category",
        "region",
        "page",
        "bid",
        "maxBid",
        "qty",
        "to",
        "nickname",
        "password",
        "ticket",
        "comment",
        "nbOfItems");
  }

  @Override
  public List<String> staticPages() {
    return Arrays.stream(Interaction.values())
        .filter(interaction -> !interaction.isDynamic())
        .map(Interaction::scriptName)
        .toList();
  }

  @Override
  public List<String> dynamicPages() {
    return List.of(
        "BrowseCategories",
        listPage(),
        "ViewItem?itemId=7",
        "ViewUserInfo?userId=1",
        "ViewBidHistory?itemId=7",
        "PutBid?itemId=7&nickname=user1&password=password1");
  }

  @Override
  public String listPage() {
    return "SearchItemsByCategory?category=1";
  }

  @Override
  public String rowPage() {
    return "ViewItem?itemId=";
  }

  @Override
  public String largestPage(Database database) {
    StoredComments.store(database, 1, COMMENTS, AuctionRules.MAX_TEXT);
    return "ViewUserInfo?userId=1";
  }

  @Override
  public LongText longText() {
    return new LongText("StoreComment", "comment");
  }

  @Override
  public ReturnedForm returnedForm(Customer customer) {
    return new ReturnedForm(
        "StoreComment",
        "to=1&itemId=1&rating=0&ticket=none&comment=" + "<".repeat(AuctionRules.MAX_TEXT));
  }

  @Override
  public Form manyStatements(Customer customer) {
    URI aboutMe = customer.site().resolve("AboutMe");
    return new Form(aboutMe, "get", Map.of("nickname", "user1", "password", "password1"));
  }

  @Override
  public Map<String, Page> tour(Customer customer, Database database) {
    return Tour.of(customer, database);
  }

  @Override
  public Map<String, Page> scriptedSession(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>(Tour.of(customer, database));
    pages.putAll(Sightseeing.of(customer, database));
    return pages;
  }

  @Override
  public String module() {
    return "auction/contract";
  }

  @Override
  public List<String> comparedTables() {
    return List.of(
        "bids", "buy_now", "categories", "comments", "items", "old_items", "regions", "users");
  }

  /**
   * Without what deferred work adds: notices, and that a purchase is an order. The rows that an
   * order leads to are those of a purchase.
   */
  @Override
  public String withoutChance(String html) {
    return html.replaceAll("(?s)<section id=notices>.*?</section>", "")
        .replace("Your order is accepted", "It is yours")
        .replace("You ordered ", "You bought ");
  }

  /** Tickets are nonces, and the salts of passwords come from nonces. */
  @Override
  public Map<String, String> chosenByChance() {
    return Map.of("ticket", "given", "password", "hashed");
  }
}
