package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.rig.ServerLogs;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.model.Rejection;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * A site whose clock runs and that closes auctions: nothing that was accepted is lost, people learn
 * who won, and as much is for sale as before. An implementation other than the first should tag its
 * class {@code long}, since the test needs a site of its own.
 */
public abstract class ClosingContract extends SiteRigTest {

  private static final int AUCTIONS = 4;
  private static final int BIDDERS_OF_EACH = 4;
  private static final int SECONDS_TO_BID = 4;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Each customer goes on after the end until the auctions are closed, and a little longer. */
  private static final int VISITS_AFTER_THE_END = 3;

  private final Database database = rig().database();

  @Test
  @Timeout(300)
  void closesAnAuctionWhileBiddersBidAndLosesNoBid() {
    Instant restoredAt = Instant.now();
    BusinessClock clock = BusinessClock.since(restoredAt, Clock.systemUTC());
    long loaded = database.count("items");
    try (LocalSite site = rig().site(closing(restoredAt))) {
      Customer customer = rig().customer(site);
      List<Row> items = auctionsWithBids();
      List<Bidder> bidders = bidders(site, items);
      List<Long> bidsBefore = items.stream().map(item -> bids(item.id())).toList();
      LocalDateTime end = clock.now().plusSeconds(SECONDS_TO_BID);
      items.forEach(item -> endAt(end, item));

      List<Integer> accepted = Crowd.atOnce(bidders.size(), number -> bidders.get(number).bid());

      for (int i = 0; i < items.size(); i++) {
        int acceptedOnItem = 0;
        for (int j = i; j < bidders.size(); j += AUCTIONS) {
          acceptedOnItem += accepted.get(j);
        }
        assertThat(acceptedOnItem).as("accepted bids on an item").isPositive();
        assertClosedWith(bidsBefore.get(i) + acceptedOnItem, items.get(i));
        assertTellsTheWinner(customer, items.get(i));
      }
      database.assertSound();
      items.forEach(item -> assertIsForSaleAgain(customer, item));
      assertThat(database.count("items")).as("items for sale").isEqualTo(loaded);
    }
  }

  private static SiteOptions closing(Instant restoredAt) {
    SiteOptions options = rig().options("closing", Knobs.STANDARD);
    Map<String, String> settings = new TreeMap<>(options.siteSettings());
    settings.put(SiteSettings.PREFIX + "clock", "since:" + restoredAt);
    settings.put(SiteSettings.PREFIX + "closing-seconds", "1");
    settings.put(SiteSettings.PREFIX + "relisting", "true");
    return options.withSiteSettings(settings);
  }

  private List<Row> auctionsWithBids() {
    List<Row> items =
        database.rows(
            "SELECT * FROM items WHERE quantity = 1 AND nb_of_bids > 0 AND reserve_price = 0"
                + " AND end_date > ? ORDER BY id LIMIT ?",
            BusinessClock.LOAD_EPOCH.plusDays(1),
            AUCTIONS);
    assertThat(items).hasSize(AUCTIONS);
    return items;
  }

  /** Number n bids on the auction n modulo their number. */
  private List<Bidder> bidders(LocalSite site, List<Row> items) {
    Customer customer = rig().customer(site);
    List<Bidder> bidders = new ArrayList<>();
    List<AtomicInteger> raises = items.stream().map(item -> new AtomicInteger()).toList();
    List<List<Integer>> users =
        items.stream().map(item -> stock().strangersTo(item, BIDDERS_OF_EACH)).toList();
    for (int number = 0; number < AUCTIONS * BIDDERS_OF_EACH; number++) {
      Row item = items.get(number % AUCTIONS);
      int user = users.get(number % AUCTIONS).get(number / AUCTIONS);
      bidders.add(
          new Bidder(
              site,
              customer,
              item.id(),
              Journey.toBid(customer, user, item.id()),
              stock().minimumBid(item),
              raises.get(number % AUCTIONS)));
    }
    return bidders;
  }

  private Stock stock() {
    return Stock.of(database);
  }

  private void endAt(LocalDateTime end, Row item) {
    database.change("UPDATE items SET end_date = '" + end + "' WHERE id = " + item.id());
  }

  private long bids(int itemId) {
    return database.number("SELECT COUNT(*) FROM bids WHERE item_id = ?", itemId);
  }

  private void assertClosedWith(long bids, Row item) {
    assertThat(database.rows("SELECT id FROM items WHERE id = ?", item.id())).isEmpty();
    Row old = database.row("SELECT * FROM old_items WHERE id = ?", item.id());
    assertThat(bids(item.id())).isEqualTo(bids).isEqualTo(old.number("nb_of_bids"));
    assertThat(old.money("max_bid")).isEqualTo(highestBid(item).money("bid"));
  }

  private Row highestBid(Row item) {
    return database.row(
        "SELECT b.bid, b.user_id, u.nickname FROM bids b JOIN users u ON u.id = b.user_id"
            + " WHERE b.item_id = ? ORDER BY b.bid DESC LIMIT 1",
        item.id());
  }

  private void assertTellsTheWinner(Customer customer, Row item) {
    Row highest = highestBid(item);
    assertThatPage(customer.get("ViewItem?itemId=" + item.id()))
        .isOk()
        .says("This auction has ended.")
        .says("Won by " + highest.text("nickname") + " for $");
    assertThatPage(aboutMe(customer, highest.number("user_id")))
        .isOk()
        .says("I won lately")
        .linksTo("ViewItem", "itemId=" + item.id());
    assertThatPage(aboutMe(customer, item.number("seller")))
        .isOk()
        .linksTo("ViewItem", "itemId=" + item.id());
    assertThatPage(Journey.toBuyNow(customer, highest.number("user_id"), item.id()))
        .isRejected(Rejection.AUCTION_ENDED);
  }

  private static Page aboutMe(Customer customer, int userId) {
    return customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(userId));
  }

  private void assertIsForSaleAgain(Customer customer, Row item) {
    Row again =
        database.row(
            "SELECT * FROM items WHERE seller = ? AND name = ? AND nb_of_bids = 0"
                + " AND start_date > ?",
            item.number("seller"),
            item.text("name"),
            BusinessClock.LOAD_EPOCH);
    assertThat(again.money("initial_price")).isEqualTo(item.money("initial_price"));
    assertThat(again.text("description")).isEqualTo(item.text("description"));
    int user = stock().strangerTo(again);
    Money bid = stock().minimumBid(again);
    assertThatPage(
            customer.submit(Journey.bidOf(Journey.toBid(customer, user, again.id()), bid, bid)))
        .isOk();
  }

  /**
   * A customer who bids on an item, and looks at pages in between, until its auction is closed.
   *
   * @param raises how often somebody has raised the bid
   */
  private record Bidder(
      LocalSite site,
      Customer customer,
      int itemId,
      Form form,
      Money minimum,
      AtomicInteger raises) {

    /** How many bids were accepted. */
    int bid() {
      int accepted = 0;
      int visitsAfterTheEnd = 0;
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      while (visitsAfterTheEnd < VISITS_AFTER_THE_END) {
        assertThat(System.nanoTime()).as("auctions were not closed").isLessThan(deadline);
        Money bid = minimum.plus(Money.ofUnits(raises.getAndIncrement()));
        Page answer = customer.submit(Journey.bidOf(form, bid, bid));
        assertThat(answer.outcome())
            .as(() -> answer.text() + "; logs end with:\n" + ServerLogs.ends(site))
            .isIn(Outcome.OK, Outcome.REJECTED, Outcome.REFUSED);
        if (answer.outcome() == Outcome.OK) {
          accepted++;
        }
        Page item = customer.get("ViewItem?itemId=" + itemId);
        assertThatPage(item).isOk();
        assertThatPage(customer.get("ViewBidHistory?itemId=" + itemId)).isOk();
        if (answer.text().contains(Rejection.AUCTION_ENDED.message()) && isClosed()) {
          visitsAfterTheEnd++;
        }
      }
      return accepted;
    }

    private boolean isClosed() {
      return rig().database().rows("SELECT id FROM items WHERE id = ?", itemId).isEmpty();
    }
  }
}
