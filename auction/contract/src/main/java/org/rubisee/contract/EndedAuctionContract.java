package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.EarlierCustomer;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.EarlierForms;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.model.Rejection;

/** The site three days after the data was made: auctions have ended, tickets have expired. */
@OnSite(SiteVariant.THREE_DAYS_LATER)
abstract class EndedAuctionContract {

  private static final Money MUCH = Money.ofUnits(1_000_000);

  @Test
  void listsOnlyAuctionsThatStillRun(Customer customer, Database database) {
    Row ended = stock(database).endedItem("true");

    Page page =
        customer.get(
            "SearchItemsByCategory?category="
                + ended.number("category")
                + "&categoryName=x&page=0&nbOfItems=100");

    for (var link : page.linksTo("ViewItem")) {
      assertThat(database.byId("items", QueryString.of(link).number("itemId")).time("end_date"))
          .isAfter(SiteVariant.THREE_DAYS_LATER.now());
    }
  }

  @Test
  void showsAnEndedAuctionWithoutOfferingIt(Customer customer, Database database) {
    Row ended = stock(database).endedItem("buy_now > 0 AND end_date > '2002-11-04 09:00:00'");

    Page page = customer.get("ViewItem?itemId=" + ended.id());

    assertThatPage(page).isOk().says(ended.text("name"));
    assertThat(page.linksTo("BuyNowAuth")).isEmpty();
  }

  @Test
  void takesNoBidOnAnEndedAuction(Customer customer, Database database) {
    Row ended = stock(database).endedItem("nb_of_bids > 0");
    Row open = stock(database).openItem("true");
    Form form = Journey.toBid(customer, 3, open.id());
    long bids = database.count("bids");

    Page page = Journey.toPutBid(customer, 3, ended.id());

    if (page.document().select("form[action$=StoreBid]").isEmpty()) {
      assertThatPage(page).says(Rejection.AUCTION_ENDED.message());
    } else {
      assertThatPage(customer.submit(Journey.bidOf(page.form("StoreBid"), MUCH, MUCH)))
          .isRejected(Rejection.AUCTION_ENDED);
    }
    assertThat(database.count("bids")).isEqualTo(bids);
    assertThatPage(customer.submit(Journey.bidOf(form, MUCH, MUCH))).isOk();
  }

  @Test
  void sellsNothingAtOnceOnAnEndedAuction(Customer customer, Database database) {
    Row ended = stock(database).endedItem("buy_now > 0 AND quantity > 0");

    assertThatPage(Journey.toBuyNow(customer, 3, ended.id())).isRejected(Rejection.AUCTION_ENDED);
  }

  @Test
  void tellsTheHighestBidderOfTheWin(Customer customer, Database database) {
    Row win =
        database.row(
            "SELECT b.user_id, i.id, i.name FROM items i JOIN bids b ON b.item_id = i.id"
                + " AND b.bid = i.max_bid WHERE i.end_date <= ? AND i.end_date > ?"
                + " ORDER BY i.id LIMIT 1",
            SiteVariant.THREE_DAYS_LATER.now(),
            SiteVariant.STANDARD.now());

    Page page =
        customer.submit(
            customer.get("about_me.html").form("AboutMe").loggedInAs(win.number("user_id")));

    assertThatPage(page).isOk().says(win.text("name")).linksTo("ViewItem", "itemId=" + win.id());
  }

  @Test
  void rejectsExpiredTickets(Customer customer, Database database, EarlierCustomer earlier) {
    Row open = stock(database).openItem("buy_now > 0 AND quantity > 1");
    List<Form> forms = new EarlierForms(earlier.customer()).forms(open);

    for (Form form : forms) {
      Form here = new Form(customer.site().resolve(script(form)), form.method(), form.fields());
      assertThatPage(customer.submit(here)).isRejected(Rejection.TICKET_INVALID);
    }
    assertThat(database.byId("items", open.id())).isEqualTo(open);
  }

  private static String script(Form form) {
    String path = form.action().getPath();
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static Stock stock(Database database) {
    return new Stock(database, SiteVariant.THREE_DAYS_LATER);
  }
}
