package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOB;
import static org.rubisee.sql.Fixture.BOOKS;
import static org.rubisee.sql.Fixture.CYD;
import static org.rubisee.sql.Fixture.NORTH;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.login;
import static org.rubisee.sql.Fixture.money;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.NewUser;
import org.rubisee.schema.testing.CountingConnection;

/** Holds the statements per interaction: none per row of a result, and none too many. */
class StatementCountTest extends SqlTest {
  private static final int SINGLE = 101;
  private static final int SEVERAL = 102;
  private static final int FRESH = 103;
  private static final int OLD = 999;

  @Test
  void needsNoMoreStatementsThanTheOriginalsSessionBeans() throws IOException, RejectedException {
    arrange();
    CountingConnection counting = new CountingConnection(connection);
    Map<String, Call> cases = cases(new SqlUseCases(counting.connection(), Fixture.CLOCK, false));
    Map<String, String[]> expected = expectedCounts();
    assertThat(cases.keySet()).containsExactlyInAnyOrderElementsOf(expected.keySet());

    SoftAssertions softly = new SoftAssertions();
    for (Map.Entry<String, Call> interaction : cases.entrySet()) {
      interaction.getValue().run();
      int executed = counting.executedSinceLast();
      String[] columns = expected.get(interaction.getKey());
      softly
          .assertThat(executed)
          .as(interaction.getKey())
          .isEqualTo(Integer.parseInt(columns[2]))
          .isLessThanOrEqualTo(Integer.parseInt(columns[1]));
    }
    softly.assertAll();
  }

  private void arrange() {
    for (int id = 1; id <= 25; id++) {
      data.insert(data.item(id));
      data.bid(BOB, id, 1, "10.00", NOW.minusHours(1));
      data.comment(CYD, BOB, id, 0, NOW.minusDays(id));
      data.purchase(BOB, id, 1, NOW.minusDays(1));
    }
    data.insert(data.item(SINGLE));
    data.insert(data.item(SEVERAL).quantity(3).buyNow("50.00"));
    data.insert(data.item(FRESH));
    data.insertOld(data.item(OLD).quantity(2).bids(3, "30.00"));
    for (int bid = 11; bid <= 20; bid++) {
      data.bid(bid % 2 == 0 ? BOB : CYD, SINGLE, 1, bid + ".00", NOW.minusHours(30 - bid));
      data.bid(bid % 2 == 0 ? BOB : CYD, SEVERAL, 1, bid + ".00", NOW.minusHours(30 - bid));
    }
  }

  private static Map<String, Call> cases(SqlUseCases on) {
    Credentials bob = login("bob");
    Map<String, Call> cases = new LinkedHashMap<>();
    cases.put("BrowseCategories", () -> on.browseCategories().browseCategories());
    cases.put(
        "BrowseCategoriesInRegion", () -> on.browseCategories().browseCategoriesInRegion("North"));
    cases.put(
        "SelectCategoryToSellItem", () -> on.browseCategories().selectCategoryToSellItem(bob));
    cases.put("BrowseRegions", () -> on.browseRegions().browseRegions());
    cases.put("SearchItemsByCategory, 20 items", () -> search(on, BOOKS, 20));
    cases.put("SearchItemsByCategory, no items", () -> search(on, 77, 0));
    cases.put(
        "SearchItemsByRegion",
        () -> on.searchItemsByRegion().searchItemsByRegion(BOOKS, NORTH, 0, 20));
    cases.put("ViewItem, 1 unit", () -> on.viewItem().viewItem(SINGLE));
    cases.put("ViewItem, several units", () -> on.viewItem().viewItem(SEVERAL));
    cases.put("ViewItem, no bids", () -> on.viewItem().viewItem(FRESH));
    cases.put("ViewItem, old item", () -> on.viewItem().viewItem(OLD));
    cases.put("ViewUserInfo", () -> on.viewUserInfo().viewUserInfo(BOB));
    cases.put("ViewBidHistory", () -> on.viewBidHistory().viewBidHistory(SINGLE));
    cases.put("ViewBidHistory, old item", () -> on.viewBidHistory().viewBidHistory(OLD));
    cases.put("BuyNow", () -> on.buyNow().buyNow(bob, SEVERAL));
    cases.put("PutBid, 1 unit", () -> on.putBid().putBid(bob, SINGLE));
    cases.put("PutBid, several units", () -> on.putBid().putBid(bob, SEVERAL));
    cases.put("PutComment", () -> on.putComment().putComment(bob, ANN, SINGLE));
    cases.put("PutComment, old item", () -> on.putComment().putComment(bob, ANN, OLD));
    cases.put("AboutMe", () -> on.aboutMe().aboutMe(bob));
    addWrites(cases, on);
    return cases;
  }

  private static void addWrites(Map<String, Call> cases, SqlUseCases on) {
    cases.put(
        "StoreBuyNow", () -> on.storeBuyNow().storeBuyNow(new NewPurchase(BOB, SEVERAL, 1, "t")));
    cases.put(
        "StoreBid",
        () -> on.storeBid().storeBid(new NewBid(BOB, SINGLE, 1, money("99.00"), money("99.00"))));
    cases.put(
        "StoreComment",
        () -> on.storeComment().storeComment(new NewComment(BOB, ANN, SINGLE, 3, "text", "")));
    cases.put(
        "RegisterItem",
        () ->
            on.registerItem()
                .registerItem(
                    new NewItem(ANN, BOOKS, "a", "b", 1, money("1"), money("0"), money("0"), 1)));
    cases.put(
        "RegisterUser",
        () -> on.registerUser().registerUser(new NewUser("a", "b", "eve", "e", "h", "North")));
  }

  private static void search(SqlUseCases on, int category, int expectedItems) {
    assertThat(on.searchItemsByCategory().searchItemsByCategory(category, 0, 20).items())
        .hasSize(expectedItems);
  }

  private static Map<String, String[]> expectedCounts() throws IOException {
    try (InputStream in = StatementCountTest.class.getResourceAsStream("statement-counts.tsv")) {
      String table = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Map<String, String[]> counts = new LinkedHashMap<>();
      Stream.of(table.split("\n"))
          .filter(line -> !line.startsWith("#") && !line.startsWith("case\t"))
          .map(line -> line.split("\t"))
          .forEach(columns -> counts.put(columns[0], columns));
      return counts;
    }
  }
}
