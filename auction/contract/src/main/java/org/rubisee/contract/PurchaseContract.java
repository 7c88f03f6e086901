package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Orders;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.model.Rejection;

/** BuyNowAuth, BuyNow and StoreBuyNow. */
@OnSite
abstract class PurchaseContract {

  @Test
  void asksForALoginThatLeadsToTheItem(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0");

    Page page = customer.get("BuyNowAuth?itemId=" + item.id());

    assertThatPage(page).isOk();
    assertThat(page.form("BuyNow").fields())
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsKeys("nickname", "password");
  }

  @Test
  void offersWhatIsLeft(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0 AND quantity > 1");
    int buyer = stock.strangerTo(item);

    Page page = Journey.toBuyNow(customer, buyer, item.id());

    assertThatPage(page).isOk().says(item.text("name")).says(item.money("buy_now").toString());
    assertThat(page.form("StoreBuyNow").fields())
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsEntry("userId", Integer.toString(buyer))
        .containsEntry("maxQty", item.text("quantity"))
        .containsKeys("ticket", "qty");
  }

  @Test
  void takesTheUnitsThatWereBought(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0 AND quantity > 2");
    int buyer = stock.strangerTo(item);

    assertThatPage(customer.submit(Journey.toPurchase(customer, buyer, item.id()).with("qty", 2)))
        .isOk();
    Orders.awaitEnd(database);

    Row stored = database.last("buy_now");
    assertThat(stored.number("buyer_id")).isEqualTo(buyer);
    assertThat(stored.number("item_id")).isEqualTo(item.id());
    assertThat(stored.number("qty")).isEqualTo(2);
    assertThat(stored.time("date")).isEqualTo(SiteVariant.STANDARD.now());
    Row left = database.byId("items", item.id());
    assertThat(left.number("quantity")).isEqualTo(item.number("quantity") - 2);
    assertThat(left.time("end_date")).isEqualTo(item.time("end_date"));
  }

  @Test
  void endsTheAuctionWithTheLastUnit(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0 AND quantity = 1");
    int buyer = stock.strangerTo(item);
    Form another = Journey.toPurchase(customer, buyer, item.id());

    assertThatPage(customer.submit(Journey.toPurchase(customer, buyer, item.id()))).isOk();

    Row sold = database.byId("items", item.id());
    assertThat(sold.number("quantity")).isZero();
    assertThat(sold.time("end_date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThatPage(customer.submit(another)).isRejected(Rejection.AUCTION_ENDED);
    assertThatPage(Journey.toBuyNow(customer, buyer, item.id()))
        .isRejected(Rejection.AUCTION_ENDED);
    assertThatPage(customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(buyer)))
        .linksTo("ViewItem", "itemId=" + item.id());
  }

  /** The mix sell-out does this, as the papers' customers can: docs/deviations.md. */
  @Test
  void sellsToTheSeller(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND quantity > 1");
    int seller = item.number("seller");

    assertThatPage(customer.submit(Journey.toPurchase(customer, seller, item.id()))).isOk();

    assertThat(database.last("buy_now").number("buyer_id")).isEqualTo(seller);
    assertThat(database.byId("items", item.id()).number("quantity"))
        .isEqualTo(item.number("quantity") - 1);
  }

  @Test
  void acceptsATicketOnlyOnce(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0 AND quantity > 3");
    Form form = Journey.toPurchase(customer, stock.strangerTo(item), item.id());

    assertThatPage(customer.submit(form)).isOk();
    assertThatPage(customer.submit(form)).isRejected(Rejection.TICKET_USED);

    assertThat(database.byId("items", item.id()).number("quantity"))
        .isEqualTo(item.number("quantity") - 1);
  }

  @Test
  void doesNotSellMoreThanThereIs(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0 AND quantity > 1");
    Form form =
        Journey.toPurchase(customer, stock.strangerTo(item), item.id())
            .with("qty", item.number("quantity") + 1)
            .with("maxQty", 1000);

    assertThatPage(customer.submit(form)).isRejected(Rejection.NOT_ENOUGH_UNITS);

    assertThat(database.byId("items", item.id())).isEqualTo(item);
  }

  @Test
  void doesNotSellAtOnceWithoutABuyNowPrice(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now = 0");

    assertThatPage(Journey.toBuyNow(customer, stock.strangerTo(item), item.id()))
        .isRejected(Rejection.NOT_FOR_BUY_NOW);
  }

  @Test
  void rejectsAWrongLogin(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0");
    Form form = customer.get("BuyNowAuth?itemId=" + item.id()).form("BuyNow").loggedInAs(1);

    assertThatPage(customer.submit(form.with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED);
  }

  @Test
  void saysThatTheItemDoesNotExist(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0");
    Form form = customer.get("BuyNowAuth?itemId=" + item.id()).form("BuyNow").loggedInAs(1);

    assertThatPage(customer.submit(form.with("itemId", 99_999_999)))
        .isRejected(Rejection.NO_SUCH_ITEM);
  }

  @ParameterizedTest
  @CsvSource({"qty, 0", "qty, -1", "qty, abc", "qty, ''", "qty, 99999999999", "itemId, x"})
  void namesABadParameter(String name, String value, Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("buy_now > 0");
    Form form = Journey.toPurchase(customer, stock.strangerTo(item), item.id());

    assertThatPage(customer.submit(form.with(name, value))).isBadRequestNaming(name);
    assertThat(database.byId("items", item.id())).isEqualTo(item);
  }
}
