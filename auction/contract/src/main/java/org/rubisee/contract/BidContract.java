package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Rejection;

/** PutBidAuth, PutBid and StoreBid. */
@OnSite
abstract class BidContract {

  private static final Money MUCH = Money.ofUnits(1_000_000);

  @Test
  void asksForALoginThatLeadsToTheItem(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");

    Page page = customer.get("PutBidAuth?itemId=" + item.id());

    assertThatPage(page).isOk();
    assertThat(page.form("PutBid").fields())
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsKeys("nickname", "password");
  }

  @Test
  void asksForABidAboveTheHighest(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 0 AND quantity = 1");
    int bidder = stock.strangerTo(item);

    Page page = Journey.toPutBid(customer, bidder, item.id());

    assertThatPage(page).isOk().says(item.text("name"));
    assertThat(page.form("StoreBid").fields())
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsEntry("userId", Integer.toString(bidder))
        .containsEntry("maxQty", "1")
        .containsKeys("ticket", "bid", "maxBid", "qty");
    assertThat(new java.math.BigDecimal(page.form("StoreBid").value("minBid")))
        .isEqualByComparingTo(stock.minimumBid(item).toBigDecimal());
  }

  @Test
  void asksForTheInitialPriceWithoutBids(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids = 0");

    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());

    assertThat(new java.math.BigDecimal(form.value("minBid")))
        .isEqualByComparingTo(item.money("initial_price").toBigDecimal());
  }

  @Test
  void storesABidAtTheMinimum(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 0");
    int bidder = stock.strangerTo(item);
    Money bid = stock.minimumBid(item);
    Form form = Journey.toBid(customer, bidder, item.id());

    assertThatPage(customer.submit(Journey.bidOf(form, bid, bid.plus(Money.ONE)))).isOk();

    Row stored = database.last("bids");
    assertThat(stored.number("user_id")).isEqualTo(bidder);
    assertThat(stored.number("item_id")).isEqualTo(item.id());
    assertThat(stored.number("qty")).isEqualTo(1);
    assertThat(stored.money("bid")).isEqualTo(bid);
    assertThat(stored.money("max_bid")).isEqualTo(bid.plus(Money.ONE));
    assertThat(stored.time("date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(database.byId("items", item.id()).money("max_bid")).isEqualTo(bid);
    assertThat(database.byId("items", item.id()).number("nb_of_bids"))
        .isEqualTo(item.number("nb_of_bids") + 1);
  }

  @Test
  void takesTheBidForTheMaximumWhenNoneIsGiven(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());

    assertThatPage(customer.submit(Journey.bidOf(form, MUCH, MUCH).without("maxBid"))).isOk();

    assertThat(database.last("bids").money("max_bid")).isEqualTo(MUCH);
  }

  @Test
  void showsTheBidAfterwards(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids = 0 AND quantity = 1");
    int bidder = stock.strangerTo(item);
    Money bid = stock.minimumBid(item).plus(new Money(1234));

    customer.submit(Journey.bidOf(Journey.toBid(customer, bidder, item.id()), bid, bid));

    assertThatPage(customer.get("ViewItem?itemId=" + item.id())).says(bid.toString());
    assertThatPage(customer.get("ViewBidHistory?itemId=" + item.id()))
        .says("user" + bidder)
        .says(bid.toString());
    assertThatPage(
            customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(bidder)))
        .linksTo("ViewItem", "itemId=" + item.id());
  }

  @Test
  void rejectsABidBelowTheMinimum(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 1");
    Money tooLow = new Money(stock.minimumBid(item).cents() - 1);
    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());
    long bids = database.count("bids");

    assertThatPage(customer.submit(Journey.bidOf(form, tooLow, MUCH)))
        .isRejected(Rejection.BID_TOO_LOW);

    assertThat(database.count("bids")).isEqualTo(bids);
    assertThat(database.byId("items", item.id())).isEqualTo(item);
  }

  @Test
  void doesNotTrustTheMinimumOfTheForm(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 1");
    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id()).with("minBid", "0.01");

    assertThatPage(customer.submit(Journey.bidOf(form, new Money(1), MUCH)))
        .isRejected(Rejection.BID_TOO_LOW);
  }

  @Test
  void doesNotTrustTheQuantityOfTheForm(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("quantity = 1");
    Form form =
        Journey.bidOf(Journey.toBid(customer, stock.strangerTo(item), item.id()), MUCH, MUCH)
            .with("maxQty", 50)
            .with("qty", 50);

    assertThatPage(customer.submit(form)).isRejected(Rejection.NOT_ENOUGH_UNITS);
  }

  @Test
  void rejectsAMaximumBelowTheBid(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());

    assertThatPage(customer.submit(Journey.bidOf(form, MUCH, new Money(MUCH.cents() - 1))))
        .isRejected(Rejection.MAX_BID_BELOW_BID);
  }

  @Test
  void goesOnAfterTheLargestAmountThatTheDatabaseHolds(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 0 AND quantity = 1");
    database.change("UPDATE items SET max_bid = 9999999999.99 WHERE id = " + item.id());

    Page form = Journey.toPutBid(customer, stock.strangerTo(item), item.id());
    Page bid = customer.submit(Journey.bidOf(form.form("StoreBid"), MUCH, MUCH));

    assertThatPage(form).isOk().says("9999999999.99");
    assertThatPage(bid).isRejected(Rejection.BID_TOO_LOW);
    assertThatPage(customer.get("ViewItem?itemId=" + item.id())).isOk();
  }

  /** The papers' customers bid on whatever they find: docs/deviations.md. */
  @Test
  void takesABidOfTheSeller(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Money bid = stock.minimumBid(item);
    Form form = Journey.toBid(customer, item.number("seller"), item.id());

    assertThatPage(customer.submit(Journey.bidOf(form, bid, bid))).isOk();

    assertThat(database.last("bids").number("user_id")).isEqualTo(item.number("seller"));
  }

  @Test
  void takesNoBidAfterOneOfTheLargestAmount(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("quantity = 1");
    Form form = Journey.toBid(customer, stock.strangerTo(item), item.id());
    Money most = AuctionRules.MAX_AMOUNT;

    assertThatPage(customer.submit(Journey.bidOf(form, most, most))).isOk();

    Money more = most.plus(Money.ONE);
    assertThatPage(customer.submit(Journey.bidOf(form, most, most)))
        .isRejected(Rejection.BID_TOO_LOW);
    assertThatPage(customer.submit(Journey.bidOf(form, more, more))).isBadRequestNaming("bid");
    assertThatPage(customer.get("ViewItem?itemId=" + item.id())).isOk().says(most.toString());
  }

  @Test
  void rejectsTheSameBidASecondTime(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 2");
    Money bid = stock.minimumBid(item);
    Form form = Journey.bidOf(Journey.toBid(customer, stock.strangerTo(item), item.id()), bid, bid);

    assertThatPage(customer.submit(form)).isOk();
    assertThatPage(customer.submit(form)).isRejected(Rejection.BID_TOO_LOW);
  }

  @ParameterizedTest
  @CsvSource({"user1, wrong", "nobody, password1", "USER1, password1", "user1, PASSWORD1"})
  void rejectsAWrongLogin(String nickname, String password, Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    Form form =
        customer
            .get("PutBidAuth?itemId=" + item.id())
            .form("PutBid")
            .with("nickname", nickname)
            .with("password", password);

    Page page = customer.submit(form);

    assertThatPage(page).isRejected(Rejection.LOGIN_FAILED);
    assertThat(page.html()).doesNotContain("value=" + password);
  }

  @Test
  void saysThatTheItemDoesNotExist(Customer customer, Database database) {
    Form form =
        customer
            .get("PutBidAuth?itemId=" + Stock.of(database).openItem("true").id())
            .form("PutBid")
            .loggedInAs(1)
            .with("itemId", 99_999_999);

    assertThatPage(customer.submit(form)).isRejected(Rejection.NO_SUCH_ITEM);
  }

  @ParameterizedTest
  @CsvSource({
    "bid, abc",
    "bid, -1",
    "bid, 1.234",
    "bid, ''",
    "bid, 1e400",
    "bid, 99999999999",
    "bid, 1000000000",
    "bid, 9999999999.99",
    "bid, \u0661\u0662",
    "maxBid, 1000000000",
    "qty, \u0661",
    "maxBid, abc",
    "maxBid, -0.01",
    "qty, 0",
    "qty, -1",
    "qty, 1.5",
    "qty, 99999999999",
    "itemId, abc",
    "itemId, -5"
  })
  void namesABadParameter(String name, String value, Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form =
        Journey.bidOf(Journey.toBid(customer, stock.strangerTo(item), item.id()), MUCH, MUCH);

    assertThatPage(customer.submit(form.with(name, value))).isBadRequestNaming(name);
    assertThat(database.byId("items", item.id())).isEqualTo(item);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bid", "qty", "itemId"})
  void namesAMissingParameter(String name, Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form =
        Journey.bidOf(Journey.toBid(customer, stock.strangerTo(item), item.id()), MUCH, MUCH);

    assertThatPage(customer.submit(form.without(name))).isBadRequestNaming(name);
  }
}
