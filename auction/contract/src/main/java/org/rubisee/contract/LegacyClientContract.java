package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.PageAssert;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/**
 * The site in {@code legacy-client} mode, as a client written for RUBiS 1.4.3 uses it: everything
 * by GET, no ticket, status 200 always, old script names.
 */
@OnSite(SiteVariant.LEGACY_CLIENT)
abstract class LegacyClientContract {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "servlet/edu.rice.rubis.servlets.",
        "servlet/edu.rice.rubis.beans.servlets.",
        "edu.rice.rubis.servlets.",
        "edu.rice.rubis.beans.servlets."
      })
  void answersAtTheScriptNamesOfTheOriginals(String prefix, Customer customer) {
    assertGood(customer.get(prefix + "BrowseCategories"));
    assertGood(customer.get(prefix + "ViewItem?itemId=1"));
    assertGood(customer.get(prefix + "AboutMe?nickname=user1&password=password1"));
  }

  @Test
  void answersAtPhpNames(Customer customer) {
    assertGood(customer.get("ViewItem.php?itemId=1"));
    assertGood(
        customer.get("SearchItemsByCategory.php?category=1&categoryName=x&page=0&nbOfItems=20"));
  }

  @Test
  void takesABidByGet(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids > 0");

    assertGood(customer.get(bid(item, 5, Stock.of(database).minimumBid(item).toBigDecimal())));

    assertThat(database.last("bids").number("user_id")).isEqualTo(5);
    assertThat(database.last("bids").number("item_id")).isEqualTo(item.id());
    assertThat(database.byId("items", item.id()).number("nb_of_bids"))
        .isEqualTo(item.number("nb_of_bids") + 1);
  }

  @Test
  void toleratesUserZero(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids > 1");

    assertGood(customer.get(bid(item, 0, new BigDecimal("500000.0"))));

    assertThat(database.last("bids").number("user_id")).isZero();
    assertGood(customer.get("ViewBidHistory?itemId=" + item.id()));
  }

  @Test
  void takesAPurchaseByGet(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND quantity > 1");

    assertGood(customer.get("StoreBuyNow?itemId=" + item.id() + "&userId=5&qty=1&maxQty=9"));

    assertThat(database.last("buy_now").number("buyer_id")).isEqualTo(5);
    assertThat(database.byId("items", item.id()).number("quantity"))
        .isEqualTo(item.number("quantity") - 1);
  }

  @Test
  void takesACommentByGet(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    int seller = item.number("seller");
    int before = database.byId("users", seller).number("rating");

    assertGood(
        customer.get(
            "StoreComment?itemId="
                + item.id()
                + "&to="
                + seller
                + "&from=5&rating=3&comment=Fine"));

    assertThat(database.byId("users", seller).number("rating")).isEqualTo(before + 3);
  }

  @Test
  void takesAnItemByGetWithJavaFloats(Customer customer, Database database) {
    assertGood(
        customer.get(
            "RegisterItem?name=Old+clock&description="
                + "x".repeat(8192)
                + "&initialPrice=1.0E7&reservePrice=1237.5601&buyNow=0.0&duration=3&quantity=2"
                + "&userId=5&categoryId=0"));

    Row stored = database.last("items");
    assertThat(stored.money("initial_price").toString()).isEqualTo("10000000.00");
    assertThat(stored.money("reserve_price").toString()).isEqualTo("1237.56");
    assertThat(stored.number("category")).isZero();
  }

  @Test
  void takesARegistrationByGet(Customer customer, Database database) {
    String region = database.row("SELECT name FROM regions ORDER BY id LIMIT 1").text("name");

    assertGood(customer.get(registration("oldclient", region)));

    assertThat(database.last("users").text("nickname")).isEqualTo("oldclient");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ViewItem?itemId=abc",
        "ViewUserInfo",
        "SearchItemsByCategory?category=x&categoryName=y",
        "StoreBid?itemId=1"
      })
  void answersAFailureWithStatus200AndTheWord(String broken, Customer customer) {
    Page page = customer.get(broken);

    assertThat(page.status()).isEqualTo(200);
    assertThat(page.html()).contains("ERROR");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ViewItem?itemId=-1",
        "ViewItem?itemId=99999999",
        "ViewBidHistory?itemId=-1",
        "ViewUserInfo?userId=0",
        "BuyNow?itemId=-1&nickname=user1&password=password1",
        "PutBid?itemId=-1&nickname=user1&password=password1",
        "PutBid?itemId=1&nickname=user1&password=wrong",
        "AboutMe?nickname=nobody&password=x",
        "BrowseCategories?region=Atlantis"
      })
  void saysNoWithoutTheWordsThatCountAsFailure(String rejected, Customer customer) {
    Page page = customer.get(rejected);

    assertThat(page.status()).isEqualTo(200);
    assertThat(page.outcome()).isEqualTo(Outcome.REJECTED);
    assertThat(page.html()).doesNotContain("ERROR").doesNotContain("Sorry");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SearchItemsByCategory?category=0&categoryName=x&page=0&nbOfItems=20",
        "SearchItemsByRegion?region=0&category=1&categoryName=x&page=0&nbOfItems=20"
      })
  void saysSorryForCategoryAndRegionZero(String search, Customer customer) {
    Page page = customer.get(search);

    assertThat(page.status()).isEqualTo(200);
    assertThat(page.html()).contains("Sorry").doesNotContain("ERROR");
  }

  @Test
  void readsAllGoodPagesAsOldClientsDo(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND quantity > 1");
    for (String page :
        new String[] {
          "index.html",
          "BrowseCategories",
          "SearchItemsByCategory?category=1&categoryName=x&page=0&nbOfItems=20",
          "ViewItem?itemId=" + item.id(),
          "PutBid?itemId=" + item.id() + "&nickname=user5&password=password5",
          "BuyNow?itemId=" + item.id() + "&nickname=user5&password=password5",
          "BrowseCategories?nickname=user5&password=password5",
          "SellItemForm?user=5&category=1",
          "AboutMe?nickname=user5&password=password5"
        }) {
      assertGood(customer.get(page));
    }
  }

  private static String bid(Row item, int userId, BigDecimal amount) {
    return "StoreBid?itemId="
        + item.id()
        + "&userId="
        + userId
        + "&minBid="
        + amount
        + "&maxQty=1&bid="
        + amount
        + "&maxBid="
        + amount
        + "&qty=1";
  }

  private static String registration(String nickname, String region) {
    return "RegisterUser?"
        + Customer.encoded(Map.of("nickname", nickname, "region", region))
        + "&firstname=Old&lastname=Client&email=old%40example.org&password=secret";
  }

  private static void assertGood(Page page) {
    PageAssert.assertThatPage(page).isOk();
    assertThat(OldClientScan.of(page.html()).complaints()).as(page.uri().toString()).isEmpty();
  }
}
