package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.logic.Money;
import org.rubisee.model.Rejection;

/** Who may write: writes come by POST and carry the ticket of a form. */
@OnSite
abstract class TicketContract {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RegisterUser?firstname=a&lastname=b&nickname=c&email=d&password=e&region=x",
        "StoreBuyNow?itemId=1&userId=1&qty=1&maxQty=1",
        "StoreBid?itemId=1&userId=1&minBid=1&maxQty=1&bid=9999&maxBid=9999&qty=1",
        "StoreComment?itemId=1&to=1&from=2&rating=5&comment=x",
        "RegisterItem?name=a&description=b&initialPrice=1&reservePrice=0&buyNow=0&duration=1"
            + "&quantity=1&userId=1&categoryId=1"
      })
  void doesNotWriteByGet(String write, Customer customer) {
    Page page = customer.get(write);

    assertThat(page.status()).isEqualTo(405);
    assertThat(page.headers().get("allow")).contains("POST").doesNotContain("GET");
    assertThat(page.outcome()).isEqualTo(Outcome.BAD_REQUEST);
  }

  @Test
  void rejectsWritesWithoutATicket(Customer customer, Database database) {
    for (Form form : forms(customer, database, 3)) {
      Snapshot before = Snapshot.of(database);

      assertThatPage(customer.submit(form.without("ticket"))).isRejected(Rejection.TICKET_INVALID);

      assertThat(Snapshot.of(database)).isEqualTo(before);
    }
  }

  @Test
  void rejectsForgedTickets(Customer customer, Database database) {
    for (Form form : forms(customer, database, 3)) {
      String ticket = form.value("ticket");

      for (String forged : forgeries(ticket)) {
        assertThatPage(customer.submit(form.with("ticket", forged)))
            .isRejected(Rejection.TICKET_INVALID);
      }
    }
  }

  @Test
  void writesTicketsInHexadecimal(Customer customer, Database database) {
    for (Form form : forms(customer, database, 3)) {
      assertThat(form.value("ticket")).matches("[0-9a-f]{16,}");
    }
  }

  @Test
  void rejectsATicketMeantForAnotherPurpose(Customer customer, Database database) {
    List<Form> forms = forms(customer, database, 3);

    for (Form form : forms) {
      for (Form other : forms) {
        if (form != other) {
          assertThatPage(customer.submit(form.with("ticket", other.value("ticket"))))
              .isRejected(Rejection.TICKET_INVALID);
        }
      }
    }
  }

  @Test
  void rejectsATicketMeantForAnotherItem(Customer customer, Database database) {
    Row item = item(database);
    Row other = Stock.of(database).openItem("buy_now > 0 AND quantity > 1 AND id <> " + item.id());
    Form bid =
        Journey.bidOf(
            Journey.toBid(customer, 3, item.id()), Money.ofUnits(9000), Money.ofUnits(9000));
    Form purchase = Journey.toPurchase(customer, 3, item.id());
    Form comment = Journey.toComment(customer, 3, item.number("seller"), item.id());

    for (Form form : List.of(bid, purchase, comment)) {
      assertThatPage(customer.submit(form.with("itemId", other.id())))
          .isRejected(Rejection.TICKET_INVALID);
    }
    assertThat(database.byId("items", other.id())).isEqualTo(other);
  }

  @Test
  void rejectsACommentForAnotherAddressee(Customer customer, Database database) {
    Row item = item(database);
    Form comment = Journey.toComment(customer, 3, item.number("seller"), item.id());

    assertThatPage(customer.submit(comment.with("to", item.number("seller") == 9 ? 10 : 9)))
        .isRejected(Rejection.TICKET_INVALID);
  }

  /** Whoever the request says it is, the ticket knows better: rejected or stored for its user. */
  @Test
  void neverActsForSomebodyElse(Customer customer, Database database) {
    for (Form form : forms(customer, database, 3)) {
      customer.submit(form.with(form.fields().containsKey("from") ? "from" : "userId", 4));
    }
    for (String written :
        List.of(
            "SELECT COUNT(*) FROM bids WHERE user_id = 4 AND date = ?",
            "SELECT COUNT(*) FROM buy_now WHERE buyer_id = 4 AND date = ?",
            "SELECT COUNT(*) FROM comments WHERE from_user_id = 4 AND date = ?",
            "SELECT COUNT(*) FROM items WHERE seller = 4 AND start_date = ?")) {
      assertThat(database.number(written, SiteVariant.STANDARD.now())).as(written).isZero();
    }
  }

  private static List<String> forgeries(String ticket) {
    char last = ticket.charAt(ticket.length() - 1);
    char first = ticket.charAt(0);
    return List.of(
        ticket.substring(0, ticket.length() - 1) + (last == '0' ? '1' : '0'),
        (first == '0' ? '1' : '0') + ticket.substring(1),
        ticket.substring(0, ticket.length() / 2),
        ticket + "00",
        "not-hexadecimal",
        "");
  }

  private static Row item(Database database) {
    return Stock.of(database).openItem("buy_now > 0 AND quantity > 3");
  }

  /** One form of each kind that needs a login, filled in by this user. */
  private static List<Form> forms(Customer customer, Database database, int userId) {
    Row item = item(database);
    Money bid = Money.ofUnits(1_000_000);
    return List.of(
        Journey.bidOf(Journey.toBid(customer, userId, item.id()), bid, bid),
        Journey.toPurchase(customer, userId, item.id()),
        Journey.toComment(customer, userId, item.number("seller"), item.id()),
        Journey.saleOf(Journey.toSale(customer, userId, 2), "A lamp", 1));
  }
}
