package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.StoredItems;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.MyList;
import org.rubisee.model.Rejection;

/** AboutMe: all that a user does on the site. */
@OnSite
abstract class AboutMeContract {

  private static final int BUSY = 1;
  private static final int LISTED = AuctionRules.MAX_LISTED;

  @Test
  void showsTheAuctionsThatTheUserBidsOn(Customer customer, Database database) {
    int bidder =
        database
            .row(
                "SELECT b.user_id FROM bids b JOIN items i ON i.id = b.item_id"
                    + " WHERE i.end_date > ? GROUP BY 1 ORDER BY COUNT(DISTINCT i.id) DESC, 1"
                    + " LIMIT 1",
                SiteVariant.STANDARD.now())
            .number("user_id");

    Page page = aboutMe(customer, bidder);

    assertThatPage(page).isOk().says(database.byId("users", bidder).text("nickname"));
    for (Row item :
        database.rows(
            "SELECT DISTINCT i.id, i.name FROM bids b JOIN items i ON i.id = b.item_id"
                + " WHERE b.user_id = ? AND i.end_date > ?",
            bidder,
            SiteVariant.STANDARD.now())) {
      assertThatPage(page)
          .linksTo("ViewItem", "itemId=" + item.id())
          .linksTo("PutBidAuth", "itemId=" + item.id())
          .says(item.text("name"));
    }
  }

  @Test
  void showsWhatTheUserSells(Customer customer, Database database) {
    int seller = Stock.of(database).openItem("true").number("seller");
    List<Row> selling =
        database.rows(
            "SELECT id FROM items WHERE seller = ? AND end_date > ?",
            seller,
            SiteVariant.STANDARD.now());

    Page page = aboutMe(customer, seller);

    assertThat(selling).isNotEmpty();
    for (Row item : selling) {
      assertThatPage(page).linksTo("ViewItem", "itemId=" + item.id());
    }
  }

  @Test
  void showsWhatTheUserBought(Customer customer, Database database) {
    List<Row> purchases =
        database.rows(
            "SELECT buyer_id, item_id FROM buy_now WHERE date > ? ORDER BY id LIMIT 1",
            SiteVariant.STANDARD.now().minusDays(30));

    for (Row purchase : purchases) {
      assertThatPage(aboutMe(customer, purchase.number("buyer_id")))
          .linksTo("ViewItem", "itemId=" + purchase.number("item_id"));
    }
  }

  @Test
  void showsWhatOthersSay(Customer customer, Database database) {
    Row comment =
        database.row(
            "SELECT to_user_id, from_user_id FROM comments ORDER BY date DESC, id DESC LIMIT 1");

    assertThatPage(aboutMe(customer, comment.number("to_user_id")))
        .linksTo("ViewUserInfo", "userId=" + comment.number("from_user_id"));
  }

  @Test
  void showsTheFirstLinesOfEachListAndLeadsToTheOthers(Customer customer, Database database) {
    beBusy(database);
    Page page = aboutMe(customer, BUSY);

    assertThatPage(page).isOk();
    assertThat(OldClientScan.of(page.html()).complaints()).isEmpty();
    for (MyList list : MyList.values()) {
      List<Integer> expected =
          database.rows(linesOf(list), BUSY, SiteVariant.STANDARD.now()).stream()
              .map(line -> line.number("id"))
              .toList();
      assertThat(expected).as("%s in the database", list).hasSizeGreaterThan(2 * LISTED);
      assertThat(linesOfAllParts(page, list, customer))
          .as("%s on all parts", list)
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  /** The user sells, bids on and bought more than two pages of items, running and ended. */
  private static void beBusy(Database database) {
    int items = 2 * LISTED + 30;
    StoredItems.store(database, BUSY, items, "2002-11-20 09:00:00");
    StoredItems.store(database, BUSY, items, "2002-11-03 09:00:00");
    database.change(
        "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date) SELECT "
            + BUSY
            + ", id, 1, 5, 5, '2002-11-02 09:00:00' FROM items WHERE name LIKE '"
            + StoredItems.PREFIX
            + "%'");
    database.change(
        "INSERT INTO buy_now (buyer_id, item_id, qty, date) SELECT "
            + BUSY
            + ", id, 1, '2002-11-02 09:00:00' FROM items WHERE name LIKE '"
            + StoredItems.PREFIX
            + "%'");
  }

  /** The ids of the items of a list; parameters are the user and the business time. */
  private static String linesOf(MyList list) {
    String bidOn =
        "SELECT i.id FROM items i JOIN (SELECT item_id, MAX(bid) AS bid FROM bids"
            + " WHERE user_id = ? GROUP BY item_id) b ON b.item_id = i.id WHERE ";
    return switch (list) {
      case BIDS -> bidOn + "i.end_date > ?";
      case SELLING -> "SELECT id FROM items WHERE seller = ? AND end_date > ?";
      case SOLD -> "SELECT id FROM items WHERE seller = ? AND end_date <= ?";
      case WON -> bidOn + "i.max_bid = b.bid AND i.end_date <= ?";
      case BOUGHT ->
          "SELECT i.id FROM buy_now b JOIN items i ON i.id = b.item_id"
              + " WHERE b.buyer_id = ? AND b.date <= ?";
    };
  }

  private static List<Integer> linesOfAllParts(Page first, MyList list, Customer customer) {
    List<Integer> lines = new ArrayList<>();
    int table = list.ordinal();
    Optional<Page> next = Optional.of(first);
    while (next.isPresent()) {
      Page page = next.get();
      assertThatPage(page).isOk();
      assertThat(OldClientScan.of(page.html()).complaints()).isEmpty();
      List<Integer> shown =
          page.document().select("table.list").get(table).select("a[href^=ViewItem]").stream()
              .map(link -> QueryString.of(URI.create(link.absUrl("href"))).number("itemId"))
              .toList();
      assertThat(shown).isNotEmpty().hasSizeLessThanOrEqualTo(LISTED);
      lines.addAll(shown);
      next = page.formWith("input[name=list][value=" + list.ordinal() + "]").map(customer::submit);
      table = 0;
    }
    return lines;
  }

  @Test
  void leadsToPagesThatAnswer(Customer customer, Database database) {
    int seller = Stock.of(database).openItem("nb_of_bids > 0").number("seller");

    for (URI link : aboutMe(customer, seller).links()) {
      assertThatPage(customer.get(link)).isOk();
    }
  }

  @Test
  void answersGetToo(Customer customer) {
    assertThatPage(customer.get("AboutMe?nickname=user1&password=password1")).isOk();
  }

  @Test
  void neverEchoesThePassword(Customer customer) {
    assertThat(aboutMe(customer, 1).html()).doesNotContain("password1");
  }

  @Test
  void rejectsAWrongLogin(Customer customer) {
    assertThatPage(
            customer.submit(
                customer
                    .get("about_me.html")
                    .form("AboutMe")
                    .loggedInAs(1)
                    .with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nickname", "password"})
  void namesAMissingParameter(String name, Customer customer) {
    Form form = customer.get("about_me.html").form("AboutMe").loggedInAs(1);

    assertThatPage(customer.submit(form.without(name))).isBadRequestNaming(name);
  }

  private static Page aboutMe(Customer customer, int userId) {
    return customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(userId));
  }
}
