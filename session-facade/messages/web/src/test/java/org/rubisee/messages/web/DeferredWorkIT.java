package org.rubisee.messages.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.failure.Signal;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Orders;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * What messages does after the page: orders are fulfilled once, and users are told what happened.
 */
class DeferredWorkIT extends SiteRigTest {

  private static final int ORDERS = 12;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long PAUSE_MILLIS = 100;

  /** The orders wait for the item, which somebody has locked, while the server is killed. */
  @Test
  @Timeout(300)
  void ordersOutliveTheServerThatIsToFulfilThem() {
    try (LocalSite site = rig().site(rig().options("killed", Knobs.STANDARD))) {
      Customer customer = rig().customer(site);
      Database database = rig().database();
      Row item = sale(customer, "Chairs", 100);
      List<Form> orders = orders(customer, item, ORDERS);
      TierServer app = site.app().orElseThrow();

      whileLocked(
          item,
          () -> {
            orders.forEach(order -> assertAccepted(customer.submit(order)));
            assertThat(number("orders WHERE state = 'open'")).isEqualTo(ORDERS);
            Signal.KILL.send(app.pid());
          });
      app.restart();
      Orders.awaitEnd(database);

      assertThat(number("orders WHERE state = 'fulfilled'")).isEqualTo(ORDERS);
      assertThat(number("buy_now WHERE item_id = " + item.id())).isEqualTo(ORDERS);
      assertThat(database.byId("items", item.id()).number("quantity")).isEqualTo(100 - 2 * ORDERS);
      database.assertSound();
    }
  }

  @Test
  @Timeout(300)
  void usersAreToldThatTheyWereOutbidOrHaveWonOrOrderedInVain() {
    Instant restoredAt = Instant.now();
    try (LocalSite site = rig().site(closing(restoredAt))) {
      Customer customer = rig().customer(site);
      Database database = rig().database();
      Row item =
          Stock.of(database).openItem("nb_of_bids > 0 AND quantity = 1 AND reserve_price = 0");
      List<Integer> bidders = Stock.of(database).strangersTo(item, 2);
      Money first = Stock.of(database).minimumBid(item);

      bid(customer, bidders.get(0), item, first);
      bid(customer, bidders.get(1), item, first.plus(Money.ONE));
      awaitNotice(customer, bidders.get(0), "A higher bid was placed on " + item.text("name"));

      rig()
          .change(
              "UPDATE items SET end_date = '"
                  + BusinessClock.since(restoredAt, Clock.systemUTC()).now()
                  + "' WHERE id = "
                  + item.id());
      awaitNotice(customer, bidders.get(1), "You won " + item.text("name"));

      Row chairs = sale(customer, "Three chairs", 3);
      List<Form> orders = orders(customer, chairs, 2);
      whileLocked(chairs, () -> orders.forEach(order -> assertAccepted(customer.submit(order))));
      Orders.awaitEnd(database);
      int refused =
          database.row("SELECT buyer_id FROM orders WHERE state = 'refused'").number("buyer_id");
      awaitNotice(customer, refused, "Your order was not fulfilled: Three chairs");
      assertThat(database.byId("items", chairs.id()).number("quantity")).isEqualTo(1);
      database.assertSound();
    }
  }

  private static SiteOptions closing(Instant restoredAt) {
    SiteOptions options = rig().options("closing", Knobs.STANDARD);
    Map<String, String> settings = new TreeMap<>(options.siteSettings());
    settings.put(SiteSettings.PREFIX + "clock", "since:" + restoredAt);
    settings.put(SiteSettings.PREFIX + "closing-seconds", "1");
    return options.withSiteSettings(settings);
  }

  private static Row sale(Customer customer, String name, int units) {
    customer.submit(Journey.saleOf(Journey.toSale(customer, 1, 1), name, units));
    return rig().database().last("items");
  }

  /** The forms of different buyers for two units each. */
  private static List<Form> orders(Customer customer, Row item, int count) {
    return Stock.of(rig().database()).strangersTo(item, count).stream()
        .map(buyer -> Journey.toPurchase(customer, buyer, item.id()).with("qty", 2))
        .toList();
  }

  private static void whileLocked(Row item, Runnable work) {
    rig()
        .database()
        .whileLocking("SELECT id FROM items WHERE id = " + item.id() + " FOR UPDATE", work);
  }

  private static void assertAccepted(Page page) {
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.html()).contains("You ordered 2 units.");
  }

  private static void bid(Customer customer, int bidder, Row item, Money bid) {
    Form form = Journey.bidOf(Journey.toBid(customer, bidder, item.id()), bid, bid);
    assertThat(customer.submit(form).html()).contains("rubis-outcome content=ok");
  }

  private static void awaitNotice(Customer customer, int user, String notice) {
    long startNanos = System.nanoTime();
    String page = aboutMe(customer, user);
    while (!page.contains(notice)) {
      if (System.nanoTime() - startNanos > PATIENCE.toNanos()) {
        throw new AssertionError("'" + notice + "' is not on the page " + page);
      }
      pause();
      page = aboutMe(customer, user);
    }
  }

  private static String aboutMe(Customer customer, int user) {
    return customer
        .submit(customer.get("about_me.html").form("AboutMe").loggedInAs(user))
        .document()
        .body()
        .text();
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while waiting for a notice", e);
    }
  }

  private static long number(String rows) {
    return rig().database().number("SELECT COUNT(*) FROM " + rows);
  }
}
