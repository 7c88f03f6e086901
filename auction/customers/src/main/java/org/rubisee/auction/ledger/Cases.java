package org.rubisee.auction.ledger;

import static org.rubisee.model.Interaction.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;

/**
 * All lines of the ledger, in the order in which they are counted: what only reads comes first.
 *
 * <p>The letters of their sizes: C categories, R regions, N items listed, B bids, M comments, K
 * bids that use the quantity up, and those of AboutMe's lists.
 */
final class Cases {

  private static final int ITEMS_PER_PAGE = 20;
  private static final String RUNNING = "end_date > :now";

  private final SampleData data;
  private final Map<String, Integer> categories;

  private Cases(SampleData data) {
    this.data = data;
    this.categories = Map.of("C", data.number("SELECT COUNT(*) FROM categories"));
  }

  static List<Case> of(SampleData data, int turns) {
    Cases cases = new Cases(data);
    List<Case> all = new ArrayList<>(cases.staticPages());
    all.addAll(cases.browsing());
    all.addAll(cases.items());
    all.addAll(cases.users());
    all.addAll(cases.forms());
    all.addAll(new WriteCases(data, turns).all());
    return all;
  }

  private List<Case> staticPages() {
    return List.of(
        Case.reading("Home", Map.of(), Visits.get(HOME)),
        Case.reading("Register", Map.of(), Visits.get(REGISTER)),
        Case.reading("Browse", Map.of(), Visits.get(BROWSE)),
        Case.reading("Sell", Map.of(), Visits.get(SELL)),
        Case.reading("AboutMeAuth", Map.of(), Visits.get(ABOUT_ME_AUTH)));
  }

  private List<Case> browsing() {
    Map<String, String> region = data.first("SELECT name FROM regions ORDER BY id");
    return List.of(
        Case.reading("BrowseCategories", categories, Visits.get(BROWSE_CATEGORIES)),
        Case.reading(
            "BrowseCategoriesInRegion",
            categories,
            Visits.get(BROWSE_CATEGORIES_IN_REGION).with("region", region.get("name"))),
        Case.reading(
            "SelectCategoryToSellItem",
            categories,
            Visits.post(SELECT_CATEGORY_TO_SELL_ITEM).with(Visits.login(1))),
        Case.reading(
            "BrowseRegions",
            Map.of("R", data.number("SELECT COUNT(*) FROM regions")),
            Visits.get(BROWSE_REGIONS)),
        search(0, ITEMS_PER_PAGE),
        search(99, 0),
        searchInRegion());
  }

  private Case search(int page, int found) {
    int category =
        data.number(
            "SELECT category FROM items WHERE "
                + RUNNING
                + " GROUP BY category HAVING COUNT(*) > 20 ORDER BY category");
    return Case.reading(
        "SearchItemsByCategory(N=" + found + ")",
        Map.of("N", found),
        Visits.get(SEARCH_ITEMS_BY_CATEGORY)
            .with("category", category)
            .with("categoryName", "any")
            .with("page", page)
            .with("nbOfItems", ITEMS_PER_PAGE));
  }

  private Case searchInRegion() {
    Map<String, String> some =
        data.first(
            "SELECT i.category, u.region, COUNT(*) AS n FROM items i JOIN users u ON u.id = i.seller"
                + " WHERE i.end_date > :now GROUP BY i.category, u.region"
                + " HAVING n < 20 ORDER BY n DESC, i.category, u.region");
    return Case.reading(
        "SearchItemsByRegion(N>0)",
        Map.of("N", Integer.parseInt(some.get("n"))),
        Visits.get(SEARCH_ITEMS_BY_REGION)
            .with("category", some.get("category"))
            .with("region", some.get("region"))
            .with("categoryName", "any")
            .with("page", 0)
            .with("nbOfItems", ITEMS_PER_PAGE));
  }

  private List<Case> items() {
    Map<String, String> several = data.first(SEVERAL_UNITS);
    Map<String, String> history =
        data.first("SELECT id, nb_of_bids FROM items WHERE nb_of_bids >= 5 ORDER BY id");
    return List.of(
        view("ViewItem(bids,qty=1)", Map.of(), item("nb_of_bids > 0 AND quantity = 1")),
        view(
            "ViewItem(bids,qty>1)",
            Map.of("K", Integer.parseInt(several.get("k"))),
            Integer.parseInt(several.get("id"))),
        view("ViewItem(no bids)", Map.of(), item("nb_of_bids = 0")),
        view("ViewItem(old item)", Map.of(), data.number("SELECT MIN(id) FROM old_items")),
        Case.reading(
            "ViewBidHistory",
            Map.of("B", Integer.parseInt(history.get("nb_of_bids"))),
            Visits.get(VIEW_BID_HISTORY).with("itemId", history.get("id"))));
  }

  /** With bids enough to use its units up, and K: how many of the highest it takes. */
  private static final String SEVERAL_UNITS =
      """
      SELECT item_id AS id, MIN(place) AS k
      FROM (
        SELECT b.item_id, i.quantity,
          ROW_NUMBER() OVER (PARTITION BY b.item_id ORDER BY b.bid DESC, b.id) AS place,
          SUM(b.qty) OVER (PARTITION BY b.item_id ORDER BY b.bid DESC, b.id) AS units
        FROM bids b JOIN items i ON i.id = b.item_id
        WHERE i.quantity > 1 AND i.end_date > :now) walk
      WHERE units >= quantity
      GROUP BY item_id
      HAVING k >= 2
      ORDER BY item_id""";

  private int item(String condition) {
    return data.number(
        "SELECT id FROM items WHERE " + condition + " AND " + RUNNING + " ORDER BY id");
  }

  private static Case view(String name, Map<String, Integer> sizes, int item) {
    return Case.reading(name, sizes, Visits.get(VIEW_ITEM).with("itemId", item));
  }

  private List<Case> users() {
    Map<String, String> user =
        data.first(
            "SELECT to_user_id AS id, COUNT(*) AS m FROM comments GROUP BY to_user_id"
                + " HAVING m BETWEEN 2 AND 5 ORDER BY to_user_id");
    int silent =
        data.number(
            "SELECT id FROM users u WHERE NOT EXISTS"
                + " (SELECT * FROM comments c WHERE c.to_user_id = u.id) ORDER BY id");
    return List.of(
        Case.reading(
            "ViewUserInfo(user with comments)",
            Map.of("M", Integer.parseInt(user.get("m"))),
            Visits.get(VIEW_USER_INFO).with("userId", user.get("id"))),
        Case.reading(
            "ViewUserInfo(no comments)",
            Map.of("M", 0),
            Visits.get(VIEW_USER_INFO).with("userId", silent)),
        new AboutMeCase(data).theCase());
  }

  private List<Case> forms() {
    int forSale = item("nb_of_bids > 0 AND quantity = 1");
    int buyable = item("buy_now > 0 AND quantity > 1");
    int seller = data.number("SELECT seller FROM items WHERE id = " + forSale);
    return List.of(
        Case.reading("BuyNowAuth", Map.of(), Visits.get(BUY_NOW_AUTH).with("itemId", buyable)),
        Case.reading(
            "BuyNow", Map.of(), Visits.post(BUY_NOW).with("itemId", buyable).with(Visits.login(1))),
        Case.reading("PutBidAuth", Map.of(), Visits.get(PUT_BID_AUTH).with("itemId", forSale)),
        Case.reading(
            "PutBid(bids,qty=1)",
            Map.of(),
            Visits.post(PUT_BID).with("itemId", forSale).with(Visits.login(1))),
        Case.reading(
            "PutCommentAuth",
            Map.of(),
            Visits.get(PUT_COMMENT_AUTH).with("itemId", forSale).with("to", seller)),
        Case.reading(
            "PutComment",
            Map.of(),
            Visits.post(PUT_COMMENT)
                .with("itemId", forSale)
                .with("to", seller)
                .with(Visits.login(1))));
  }
}
