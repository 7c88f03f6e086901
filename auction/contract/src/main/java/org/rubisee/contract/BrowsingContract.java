package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Rejection;

/**
 * BrowseCategories, BrowseRegions, BrowseCategoriesInRegion, SearchItemsByCategory and
 * SearchItemsByRegion.
 */
@OnSite
@Tag("read-only")
abstract class BrowsingContract {

  private static final String RUNNING =
      "quantity > 0 AND end_date > '" + SiteVariant.STANDARD.now() + "'";

  @Test
  void listsAllCategoriesById(Customer customer, Database database) {
    Page page = customer.get("BrowseCategories");

    assertThatPage(page).isOk();
    assertThat(page.linksTo("SearchItemsByCategory"))
        .extracting(link -> QueryString.of(link).number("category"))
        .containsExactlyElementsOf(ids(database.rows("SELECT id FROM categories ORDER BY id")));
    for (Row category : database.rows("SELECT name FROM categories")) {
      assertThatPage(page).says(category.text("name"));
    }
  }

  @Test
  void listsAllRegions(Customer customer, Database database) {
    Page page = customer.get("BrowseRegions");

    assertThatPage(page).isOk();
    assertThat(page.linksTo("BrowseCategories"))
        .extracting(link -> QueryString.of(link).text("region"))
        .containsExactlyElementsOf(
            database.rows("SELECT name FROM regions ORDER BY id").stream()
                .map(region -> region.text("name"))
                .toList());
  }

  @Test
  void leadsFromARegionToItsCategoriesAndTheirItems(Customer customer, Database database) {
    Row region = database.row("SELECT * FROM regions ORDER BY id LIMIT 1 OFFSET 3");
    URI link =
        customer.get("BrowseRegions").linksTo("BrowseCategories").stream()
            .filter(uri -> QueryString.of(uri).text("region").equals(region.text("name")))
            .findFirst()
            .orElseThrow();

    Page categories = customer.get(link);

    assertThatPage(categories).isOk();
    assertThat(categories.linksTo("SearchItemsByRegion"))
        .hasSize((int) database.count("categories"))
        .allSatisfy(
            search -> assertThat(QueryString.of(search).number("region")).isEqualTo(region.id()));
    assertThat(customer.get(categories.linksTo("SearchItemsByRegion").get(0)).status())
        .isEqualTo(200);
  }

  @Test
  void saysThatARegionDoesNotExist(Customer customer) {
    assertThatPage(customer.get("BrowseCategories?region=Atlantis"))
        .isRejected(Rejection.NO_SUCH_REGION);
  }

  @Test
  void listsRunningAuctionsEndingSoonestFirst(Customer customer, Database database) {
    int category = fullestCategory(database);

    Page page = customer.get(search(category, 0, 20));

    assertThatPage(page).isOk();
    assertThat(itemsOf(page)).containsExactlyElementsOf(running(database, category, 0, 20));
  }

  @Test
  void showsNamePriceAndBidsOfEachItem(Customer customer, Database database) {
    int category = fullestCategory(database);

    Page page = customer.get(search(category, 0, 20));

    for (int itemId : running(database, category, 0, 20)) {
      Row item = database.byId("items", itemId);
      assertThatPage(page)
          .says(item.text("name"))
          .says(AuctionRules.price(item.money("initial_price"), item.money("max_bid")).toString());
    }
  }

  @Test
  void offersToBuyAtOnceWhereTheSellerDoes(Customer customer, Database database) {
    Row item = database.first("items", RUNNING + " AND buy_now > 0");
    int before =
        (int)
            database.number(
                "SELECT COUNT(*) FROM items WHERE "
                    + RUNNING
                    + " AND category = ? AND (end_date, id) < (?, ?)",
                item.number("category"),
                item.time("end_date"),
                item.id());

    Page page = customer.get(search(item.number("category"), before / 20, 20));

    assertThatPage(page).linksTo("BuyNowAuth", "itemId=" + item.id());
  }

  @Test
  void walksThroughAllPagesByItsOwnLinks(Customer customer, Database database) {
    int category = fullestCategory(database);
    List<Integer> all = running(database, category, 0, Integer.MAX_VALUE);
    List<Integer> seen = new ArrayList<>();

    Page page = customer.get(search(category, 0, 5));
    seen.addAll(itemsOf(page));
    for (int number = 1; number * 5 < all.size(); number++) {
      page = customer.get(pageLink(page, number));
      seen.addAll(itemsOf(page));
    }

    assertThat(seen).containsExactlyElementsOf(all);
    int last = (all.size() - 1) / 5;
    assertThat(page.linksTo("SearchItemsByCategory"))
        .extracting(link -> QueryString.of(link).number("page"))
        .containsExactly(last - 1);
  }

  @Test
  void saysSorryPastTheLastPage(Customer customer, Database database) {
    Page page = customer.get(search(fullestCategory(database), 5000, 20));

    assertThatPage(page).isOk().says("Sorry");
    assertThat(itemsOf(page)).isEmpty();
  }

  @Test
  void saysSorryForACategoryThatDoesNotExist(Customer customer) {
    assertThatPage(customer.get(search(9999, 0, 20))).isOk().says("Sorry");
  }

  @Test
  void showsTwentyFiveItemsUnlessAskedOtherwise(Customer customer, Database database) {
    int category = fullestCategory(database);

    Page page = customer.get("SearchItemsByCategory?category=" + category + "&categoryName=x");

    assertThat(itemsOf(page)).containsExactlyElementsOf(running(database, category, 0, 25));
  }

  @Test
  void listsOnlyItemsOfSellersInTheRegion(Customer customer, Database database) {
    Row most =
        database.row(
            "SELECT i.category, u.region, COUNT(*) n FROM items i JOIN users u ON u.id = i.seller"
                + " WHERE i.quantity > 0 AND i.end_date > ? GROUP BY i.category, u.region"
                + " ORDER BY n DESC, i.category, u.region LIMIT 1",
            SiteVariant.STANDARD.now());

    Page page =
        customer.get(
            "SearchItemsByRegion?region="
                + most.number("region")
                + "&category="
                + most.number("category")
                + "&categoryName=x&page=0&nbOfItems=100");

    assertThatPage(page).isOk();
    assertThat(itemsOf(page))
        .hasSize(most.number("n"))
        .containsExactlyElementsOf(
            ids(
                database.rows(
                    "SELECT i.id FROM items i JOIN users u ON u.id = i.seller WHERE i.quantity > 0"
                        + " AND i.end_date > ? AND i.category = ? AND u.region = ?"
                        + " ORDER BY i.end_date, i.id",
                    SiteVariant.STANDARD.now(),
                    most.number("category"),
                    most.number("region"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "category=", "category=abc", "category=-1", "category=99999999999"})
  void namesABadCategory(String category, Customer customer) {
    assertThatPage(
            customer.get(
                "SearchItemsByCategory?" + category + "&categoryName=x&page=0&nbOfItems=20"))
        .isBadRequestNaming("category");
  }

  @ParameterizedTest
  @ValueSource(strings = {"page=abc", "page=-1", "page=99999999999"})
  void namesABadPage(String page, Customer customer) {
    assertThatPage(customer.get("SearchItemsByCategory?category=1&categoryName=x&" + page))
        .isBadRequestNaming("page");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nbOfItems=abc", "nbOfItems=0", "nbOfItems=-1", "nbOfItems=101"})
  void namesABadNumberOfItems(String number, Customer customer) {
    assertThatPage(customer.get("SearchItemsByCategory?category=1&categoryName=x&" + number))
        .isBadRequestNaming("nbOfItems");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "region=abc", "region=-1"})
  void namesABadRegion(String region, Customer customer) {
    assertThatPage(customer.get("SearchItemsByRegion?" + region + "&category=1&categoryName=x"))
        .isBadRequestNaming("region");
  }

  private static int fullestCategory(Database database) {
    return database
        .row(
            "SELECT category FROM items WHERE "
                + RUNNING
                + " GROUP BY category ORDER BY COUNT(*) DESC, category LIMIT 1")
        .number("category");
  }

  private static List<Integer> running(Database database, int category, int from, int count) {
    return ids(
        database.rows(
            "SELECT id FROM items WHERE "
                + RUNNING
                + " AND category = ? ORDER BY end_date, id LIMIT ?, ?",
            category,
            from,
            count));
  }

  private static URI pageLink(Page page, int number) {
    return page.linksTo("SearchItemsByCategory").stream()
        .filter(link -> QueryString.of(link).number("page") == number)
        .findFirst()
        .orElseThrow(() -> new AssertionError("No link to page " + number + ": " + page.links()));
  }

  private static String search(int category, int page, int items) {
    return "SearchItemsByCategory?category="
        + category
        + "&categoryName=x&page="
        + page
        + "&nbOfItems="
        + items;
  }

  private static List<Integer> itemsOf(Page page) {
    return page.linksTo("ViewItem").stream()
        .map(link -> QueryString.of(link).number("itemId"))
        .distinct()
        .toList();
  }

  private static List<Integer> ids(List<Row> rows) {
    return rows.stream().map(Row::id).toList();
  }
}
