package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.StoredComments;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Rejection;

/** ViewItem, ViewBidHistory and ViewUserInfo. */
@OnSite
@Tag("read-only")
abstract class ItemPagesContract {

  @Test
  void showsARunningAuction(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids > 0 AND quantity = 1");
    Row seller = database.byId("users", item.number("seller"));

    Page page = customer.get("ViewItem?itemId=" + item.id());

    assertThatPage(page)
        .isOk()
        .says(item.text("name"))
        .says(item.money("max_bid").toString())
        .says(seller.text("nickname"))
        .linksTo("ViewBidHistory", "itemId=" + item.id())
        .linksTo("ViewUserInfo", "userId=" + seller.id())
        .linksTo("PutBidAuth", "itemId=" + item.id())
        .linksTo("PutCommentAuth", "to=" + seller.id() + "&itemId=" + item.id());
  }

  @Test
  void showsTheInitialPriceWithoutBids(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids = 0");

    assertThatPage(customer.get("ViewItem?itemId=" + item.id()))
        .isOk()
        .says(item.money("initial_price").toString());
  }

  @Test
  void offersToBuyAtOnceEvenWithBids(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND nb_of_bids > 0");

    assertThatPage(customer.get("ViewItem?itemId=" + item.id()))
        .isOk()
        .says(item.money("buy_now").toString())
        .linksTo("BuyNowAuth", "itemId=" + item.id());
  }

  @Test
  void doesNotOfferToBuyWhatHasNoBuyNowPrice(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now = 0");

    assertThat(customer.get("ViewItem?itemId=" + item.id()).linksTo("BuyNowAuth")).isEmpty();
  }

  @Test
  void showsTheLowestBidThatStillWinsAUnit(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("quantity > 1 AND nb_of_bids > 0");

    assertThatPage(customer.get("ViewItem?itemId=" + item.id()))
        .isOk()
        .says(Stock.of(database).lowestWinningBid(item).toString());
  }

  @Test
  void showsAnOldItem(Customer customer, Database database) {
    Row old = database.row("SELECT * FROM old_items ORDER BY id LIMIT 1");

    assertThatPage(customer.get("ViewItem?itemId=" + old.id()))
        .isOk()
        .says(old.text("name"))
        .linksTo("ViewUserInfo", "userId=" + old.number("seller"));
  }

  @Test
  void showsTheHistoryOfBidsNewestFirst(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids > 2");
    List<Row> bids =
        database.rows(
            "SELECT user_id, bid FROM bids WHERE item_id = ? ORDER BY date DESC, id DESC",
            item.id());

    Page page = customer.get("ViewBidHistory?itemId=" + item.id());

    assertThatPage(page).isOk().says(item.text("name"));
    assertThat(page.linksTo("ViewUserInfo"))
        .extracting(link -> QueryString.of(link).number("userId"))
        .containsExactlyElementsOf(bids.stream().map(bid -> bid.number("user_id")).toList());
    for (Row bid : bids) {
      assertThatPage(page).says(bid.money("bid").toString());
    }
  }

  @Test
  void showsAnEmptyHistory(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids = 0");

    Page page = customer.get("ViewBidHistory?itemId=" + item.id());

    assertThatPage(page).isOk();
    assertThat(page.linksTo("ViewUserInfo")).isEmpty();
  }

  @Test
  void showsAUserAndTheCommentsNewestFirst(Customer customer, Database database) {
    int userId =
        database
            .row("SELECT to_user_id FROM comments GROUP BY 1 ORDER BY COUNT(*) DESC, 1 LIMIT 1")
            .number("to_user_id");
    Row user = database.byId("users", userId);

    Page page = customer.get("ViewUserInfo?userId=" + userId);

    assertThatPage(page).isOk().says(user.text("nickname")).says(user.text("rating"));
    assertThat(page.linksTo("ViewUserInfo"))
        .extracting(link -> QueryString.of(link).number("userId"))
        .containsExactlyElementsOf(
            database
                .rows(
                    "SELECT from_user_id FROM comments WHERE to_user_id = ?"
                        + " ORDER BY date DESC, id DESC",
                    userId)
                .stream()
                .map(comment -> comment.number("from_user_id"))
                .toList());
  }

  @Test
  void showsNeitherNameNorAddressOfAUserToOthers(Customer customer, Database database) {
    Row user = database.byId("users", 1);

    assertThatPage(customer.get("ViewUserInfo?userId=1"))
        .isOk()
        .doesNotSay(user.text("email"))
        .doesNotSay(user.text("firstname"))
        .doesNotSay(user.text("lastname"));
  }

  @Test
  void showsTheNewestCommentsOfManyAndLeadsToTheOthers(Customer customer, Database database) {
    StoredComments.store(database, 1, 2 * AuctionRules.MAX_COMMENTS, 20);

    Page page = customer.get("ViewUserInfo?userId=1");

    assertThatPage(page).isOk().says("Only the first 25 are listed here.");
    assertThat(linesOfAllParts(page, customer, AuctionRules.MAX_COMMENTS))
        .hasSize((int) database.number("SELECT COUNT(*) FROM comments WHERE to_user_id = 1"));
  }

  @Test
  void showsTheNewestBidsOfManyAndLeadsToTheOthers(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("nb_of_bids > 0");
    database.change(
        "INSERT INTO bids (user_id, item_id, qty, bid, max_bid, date) SELECT id, "
            + item.id()
            + ", 1, 1, 1, '2002-11-03 09:00:00' FROM users");

    Page page = customer.get("ViewBidHistory?itemId=" + item.id());

    assertThatPage(page).isOk().says("Only the first 100 are listed here.");
    assertThat(linesOfAllParts(page, customer, AuctionRules.MAX_LISTED))
        .hasSize((int) database.number("SELECT COUNT(*) FROM bids WHERE item_id = ?", item.id()));
  }

  /** The lines of a list, part by part; old clients find nothing in the links between them. */
  private static List<URI> linesOfAllParts(Page first, Customer customer, int most) {
    List<URI> lines = new ArrayList<>();
    Optional<Page> next = Optional.of(first);
    while (next.isPresent()) {
      Page page = next.get();
      assertThatPage(page).isOk();
      assertThat(OldClientScan.of(page.html()).complaints()).isEmpty();
      List<URI> shown = page.links("a[href^=ViewUserInfo?userId=]");
      assertThat(shown).hasSizeLessThanOrEqualTo(most);
      lines.addAll(shown);
      List<URI> links = page.links("a[rel=next]");
      assertThat(links).allSatisfy(it -> assertThat(it.getQuery()).matches("of=\\d+&skip=\\d+"));
      next = links.stream().findFirst().map(customer::get);
    }
    return lines;
  }

  @Test
  void leadsToPagesThatAnswer(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND nb_of_bids > 0");

    for (URI link : customer.get("ViewItem?itemId=" + item.id()).links()) {
      assertThatPage(customer.get(link)).isOk();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ViewItem", "ViewBidHistory"})
  void saysThatAnItemDoesNotExist(String scriptName, Customer customer) {
    assertThatPage(customer.get(scriptName + "?itemId=99999999"))
        .isRejected(Rejection.NO_SUCH_ITEM);
  }

  @Test
  void saysThatAUserDoesNotExist(Customer customer) {
    assertThatPage(customer.get("ViewUserInfo?userId=99999999")).isRejected(Rejection.NO_SUCH_USER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "itemId=", "itemId=abc", "itemId=-1", "itemId=99999999999"})
  void namesABadItem(String query, Customer customer) {
    assertThatPage(customer.get("ViewItem?" + query)).isBadRequestNaming("itemId");
    assertThatPage(customer.get("ViewBidHistory?" + query)).isBadRequestNaming("itemId");
    assertThatPage(customer.get("BuyNowAuth?" + query)).isBadRequestNaming("itemId");
    assertThatPage(customer.get("PutBidAuth?" + query)).isBadRequestNaming("itemId");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "userId=", "userId=1.5", "userId=-1", "userId=1%20OR%201=1"})
  void namesABadUser(String query, Customer customer) {
    assertThatPage(customer.get("ViewUserInfo?" + query)).isBadRequestNaming("userId");
  }
}
