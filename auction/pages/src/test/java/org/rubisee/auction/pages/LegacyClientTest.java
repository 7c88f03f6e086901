package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;
import org.rubisee.logic.Money;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.model.Interaction;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;

/** The requests of clients written for RUBiS 1.4.3, as they send them. */
class LegacyClientTest {
  private static final List<String> PREFIXES =
      List.of(
          "/%s",
          "/%s.php",
          "/servlet/edu.rice.rubis.servlets.%s",
          "/servlet/edu.rice.rubis.beans.servlets.%s",
          "/edu.rice.rubis.servlets.%s",
          "/edu.rice.rubis.beans.servlets.%s");

  /** One request of each dynamic interaction, parameters in the client's order. */
  private static final Map<String, String> REQUESTS =
      Map.ofEntries(
          Map.entry(
              "RegisterUser",
              "firstname=G&lastname=U&nickname=n1&email=a%40b.com&password=p&region=MA--Boston+"),
          Map.entry("BrowseCategories", "region=MA--Boston+"),
          Map.entry(
              "SearchItemsByCategory",
              "category=0&categoryName=Toys+%26+Hobbies&page=0&nbOfItems=20"),
          Map.entry("BrowseRegions", ""),
          Map.entry(
              "SearchItemsByRegion", "region=0&category=0&categoryName=x&page=0&nbOfItems=20"),
          Map.entry("ViewItem", "itemId=5"),
          Map.entry("ViewUserInfo", "userId=0"),
          Map.entry("ViewBidHistory", "itemId=5"),
          Map.entry("BuyNowAuth", "itemId=-1"),
          Map.entry("BuyNow", "itemId=5&nickname=user7&password=right"),
          Map.entry("StoreBuyNow", "itemId=5&userId=0&qty=1&maxQty=1"),
          Map.entry("PutBidAuth", "itemId=5"),
          Map.entry("PutBid", "itemId=5&nickname=user7&password=right"),
          Map.entry(
              "StoreBid",
              "itemId=5&userId=0&minBid=21.0&maxQty=4&bid=1237.5601&maxBid=1.0E7&qty=1"),
          Map.entry("PutCommentAuth", "itemId=5&to=31"),
          Map.entry("PutComment", "itemId=5&to=31&nickname=user7&password=right"),
          Map.entry("StoreComment", "itemId=5&to=31&from=0&rating=-3&comment=bad"),
          Map.entry("SellItemForm", "user=0&category=0"),
          Map.entry(
              "RegisterItem",
              "name=n&description=d&initialPrice=12.0&reservePrice=0.0&buyNow=0.0&duration=3&quantity=1&userId=0&categoryId=0"),
          Map.entry("AboutMe", "nickname=user7&password=right"));

  private static TestSite site;

  @BeforeAll
  static void start() {
    site = TestSite.legacy();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void everyScriptAnswersAtEveryAddressOfTheOriginals() {
    REQUESTS.forEach(
        (script, query) -> {
          for (String prefix : PREFIXES) {
            HttpAnswer answer = site.get(String.format(Locale.ROOT, prefix, script) + "?" + query);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.text())
                .as(String.format(Locale.ROOT, prefix, script))
                .contains("content=ok>")
                .doesNotContain("ERROR");
          }
        });
    assertThat(REQUESTS.keySet()).isEqualTo(ServletTable.SERVLETS.keySet());
  }

  @Test
  void aSiteForTodayAnswersAtItsOwnAddressesOnly() {
    try (TestSite modern = TestSite.start()) {
      for (String prefix : PREFIXES.subList(1, PREFIXES.size())) {
        assertThat(
                modern.get(String.format(Locale.ROOT, prefix, "ViewItem") + "?itemId=5").status())
            .isEqualTo(404);
      }
    }
  }

  @Test
  void believesTheRequestAboutWhoWrites() {
    site.get("/StoreBid?" + REQUESTS.get("StoreBid"));
    assertThat(site.useCases().lastWritten())
        .isEqualTo(new NewBid(0, 5, 1, new Money(123_756), Money.ofUnits(10_000_000)));
    site.get("/StoreBuyNow?" + REQUESTS.get("StoreBuyNow"));
    assertThat(site.useCases().lastWritten()).isEqualTo(new NewPurchase(0, 5, 1, ""));
    site.get("/StoreComment?" + REQUESTS.get("StoreComment"));
    assertThat(site.useCases().lastWritten()).isEqualTo(new NewComment(0, 31, 5, -3, "bad", ""));
    site.get("/RegisterItem?" + REQUESTS.get("RegisterItem"));
    assertThat(((NewItem) site.useCases().lastWritten()).sellerId()).isZero();
  }

  @Test
  void honoursATicketWhenThereIsOne() {
    int before = site.useCases().writes();
    HttpAnswer forged = site.get("/StoreBid?ticket=00&" + REQUESTS.get("StoreBid"));
    assertThat(forged.text()).contains("content=rejected>");
    assertThat(site.useCases().writes()).isEqualTo(before);
  }

  @Test
  void answersAbsentItemsWithoutTheFailureWord() {
    for (String path :
        List.of(
            "/ViewItem?itemId=-1",
            "/ViewBidHistory?itemId=-1",
            "/PutBid?itemId=-1&nickname=user7&password=right",
            "/StoreBuyNow?itemId=-1&userId=3&qty=1&maxQty=1")) {
      HttpAnswer answer = site.get(path);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.text()).contains("content=rejected>").doesNotContain("ERROR", "Sorry");
    }
  }

  @Test
  void saysTheFailureWordWithStatus200() {
    try (TestSite broken = TestSite.legacy()) {
      broken.useCases().failWith(() -> new PersistenceFailedException("gone", null));
      for (String path : List.of("/ViewItem?itemId=5", "/ViewItem?itemId=x", "/Nothing")) {
        HttpAnswer answer = broken.get(path);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).contains("ERROR");
      }
    }
  }

  @Test
  void acceptsLongAddresses() {
    String query = REQUESTS.get("StoreComment").replace("bad", "x".repeat(8000));
    assertThat(site.get("/StoreComment?" + query).text()).contains("content=ok>");
  }

  @Test
  void everyDynamicInteractionHasAServlet() {
    for (Interaction interaction : Interaction.values()) {
      if (interaction.isDynamic()) {
        assertThat(ServletTable.SERVLETS).containsKey(interaction.scriptName());
      }
    }
  }
}
