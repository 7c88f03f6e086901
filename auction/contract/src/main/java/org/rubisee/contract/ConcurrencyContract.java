package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Crowd;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;

/**
 * Many customers write to the same rows at once: no update is lost, nothing is oversold. Whoever
 * loses against others too often is told so (503), and nothing of it is stored.
 */
@OnSite
abstract class ConcurrencyContract {

  private static final int CUSTOMERS = 64;
  private static final long SEED = 2002;

  @AfterEach
  void leavesSoundData(Database database) {
    database.assertSound();
  }

  @Test
  void keepsEveryBidAndTheHighestOne(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("nb_of_bids > 0 AND quantity = 1");
    Money minimum = stock.minimumBid(item);
    List<Form> bids = new ArrayList<>();
    for (Form form :
        Crowd.each(
            stock.strangersTo(item, CUSTOMERS),
            bidder -> Journey.toBid(customer, bidder, item.id()))) {
      Money bid = minimum.plus(Money.ofUnits(bids.size()));
      bids.add(Journey.bidOf(form, bid, bid));
    }

    Crowd.Answers answers = Crowd.submit(customer, shuffled(bids));

    answers.assertDoneAtLeast(1);
    List<Row> stored =
        database.rows(
            "SELECT bid FROM bids WHERE item_id = ? AND date = ? ORDER BY id",
            item.id(),
            SiteVariant.STANDARD.now());
    Row after = database.byId("items", item.id());
    assertThat(stored).hasSize(answers.count(Outcome.OK)).isNotEmpty();
    assertThat(after.number("nb_of_bids")).isEqualTo(item.number("nb_of_bids") + stored.size());
    assertThat(after.money("max_bid")).isEqualTo(stored.get(stored.size() - 1).money("bid"));
    assertThat(stored.stream().map(bid -> bid.money("bid")).toList()).isSorted();
    if (answers.count(Outcome.REFUSED) == 0) {
      assertThat(after.money("max_bid")).isEqualTo(minimum.plus(Money.ofUnits(CUSTOMERS - 1)));
    }
  }

  @Test
  void sellsNoMoreUnitsThanThereAre(Customer customer, Database database) {
    int units = 20;
    customer.submit(Journey.saleOf(Journey.toSale(customer, 1, 1), "Concert tickets", units));
    Row item = database.last("items");
    List<Form> purchases =
        Crowd.each(
            Stock.of(database).strangersTo(item, CUSTOMERS),
            buyer -> Journey.toPurchase(customer, buyer, item.id()));

    Crowd.Answers answers = Crowd.submit(customer, shuffled(purchases));

    answers.assertDoneAtLeast(units / 4);
    int sold = unitsSold(database, item);
    Row after = database.byId("items", item.id());
    assertThat(sold).isEqualTo(answers.count(Outcome.OK)).isLessThanOrEqualTo(units);
    assertThat(after.number("quantity")).isEqualTo(units - sold);
    if (answers.count(Outcome.REFUSED) == 0) {
      assertThat(sold).isEqualTo(units);
      assertThat(after.time("end_date")).isEqualTo(SiteVariant.STANDARD.now());
    }
  }

  @Test
  void addsUpAllRatings(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int seller = item.number("seller");
    int before = database.byId("users", seller).number("rating");
    long comments = database.count("comments");
    List<Form> forms = new ArrayList<>();
    for (Form form :
        Crowd.each(
            stock.strangersTo(item, CUSTOMERS),
            author -> Journey.toComment(customer, author, seller, item.id()))) {
      forms.add(form.with("rating", forms.size() % 4 == 0 ? -3 : 5));
    }

    Crowd.Answers answers = Crowd.submit(customer, shuffled(forms));

    answers.assertDoneAtLeast(CUSTOMERS / 4);
    assertThat(answers.count(Outcome.REJECTED)).isZero();
    assertThat(database.count("comments")).isEqualTo(comments + answers.count(Outcome.OK));
    assertThat(database.byId("users", seller).number("rating"))
        .isEqualTo(before + answers.sumOf(Outcome.OK, "rating"));
  }

  @Test
  void acceptsAPurchaseTicketOnceHoweverOftenItComesAtOnce(Customer customer, Database database) {
    customer.submit(Journey.saleOf(Journey.toSale(customer, 1, 1), "Postcards", 100));
    Row item = database.last("items");
    Form purchase = Journey.toPurchase(customer, 3, item.id());

    Crowd.Answers answers = Crowd.submit(customer, Collections.nCopies(CUSTOMERS, purchase));

    answers.assertDoneAtLeast(1);
    assertThat(answers.count(Outcome.OK)).isEqualTo(1);
    assertThat(unitsSold(database, item)).isEqualTo(1);
    assertThat(database.byId("items", item.id()).number("quantity")).isEqualTo(99);
  }

  @Test
  void registersANicknameOnceHoweverManyWantIt(Customer customer, Database database) {
    Form form =
        customer
            .get("register.html")
            .form("RegisterUser")
            .with("firstname", "A")
            .with("lastname", "B")
            .with("nickname", "coveted")
            .with("email", "a@example.org")
            .with("password", "x")
            .with("region", database.row("SELECT name FROM regions LIMIT 1").text("name"));

    Crowd.Answers answers = Crowd.submit(customer, Collections.nCopies(CUSTOMERS, form));

    answers.assertDoneAtLeast(1);
    assertThat(answers.count(Outcome.OK)).isEqualTo(1);
    assertThat(database.rows("SELECT id FROM users WHERE nickname = 'coveted'")).hasSize(1);
  }

  @Test
  void staysConsistentWhenAllAreDoneAtOnce(Customer customer, Database database) {
    customer.submit(Journey.saleOf(Journey.toSale(customer, 1, 1), "A box of books", 40));
    Row item = database.last("items");
    List<Form> forms = new ArrayList<>();
    for (List<Form> wanted :
        Crowd.each(
            Stock.of(database).strangersTo(item, CUSTOMERS),
            user ->
                List.of(
                    Journey.toBid(customer, user, item.id()),
                    Journey.toPurchase(customer, user, item.id()),
                    Journey.toComment(customer, user, item.number("seller"), item.id())))) {
      Money bid = Money.ofUnits(10 + forms.size());
      forms.add(Journey.bidOf(wanted.get(0), bid, bid));
      forms.addAll(wanted.subList(1, wanted.size()));
    }

    Crowd.Answers answers = Crowd.submit(customer, shuffled(forms));

    answers.assertDoneAtLeast(CUSTOMERS / 4);
    Row after = database.byId("items", item.id());
    assertThat(unitsSold(database, item) + after.number("quantity")).isEqualTo(40);
    assertThat(database.number("SELECT COUNT(*) FROM bids WHERE item_id = ?", item.id()))
        .isEqualTo(after.number("nb_of_bids"));
    assertThat(
            database
                .row("SELECT COALESCE(MAX(bid), 0) m FROM bids WHERE item_id = ?", item.id())
                .money("m"))
        .isEqualTo(after.money("max_bid"));
  }

  private static int unitsSold(Database database, Row item) {
    return (int)
        database.number("SELECT COALESCE(SUM(qty), 0) FROM buy_now WHERE item_id = ?", item.id());
  }

  private static List<Form> shuffled(List<Form> forms) {
    List<Form> shuffled = new ArrayList<>(forms);
    Collections.shuffle(shuffled, new Random(SEED));
    return shuffled;
  }
}
