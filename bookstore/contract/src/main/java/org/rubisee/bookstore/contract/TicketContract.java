package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** Who may write: writes come by POST and carry the ticket of a form. */
@OnSite
abstract class TicketContract {

  private static final int BOOK = 107;

  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ShoppingCart?book=1", "BuyRequest", "BuyConfirm", "AdminConfirm?book=1"})
  void doesNotWriteByGet(String write) {
    Page page = browser.get(write);

    assertThatPage(page).answers(405, Outcome.BAD_REQUEST);
    assertThat(page.headers().get("allow")).contains("POST").doesNotContain("GET");
  }

  @Test
  void refusesOrdersAndChangesWithoutATicket() {
    Snapshot before = Snapshot.of(database);
    Form order = order(new Shopper(browser, 105));
    Snapshot withCart = Snapshot.of(database);
    assertThat(withCart).isNotEqualTo(before);

    for (Form form : List.of(order, change(BOOK))) {
      assertThatPage(browser.submit(form.without("ticket"))).isBadRequestNaming("ticket");
      assertThatPage(browser.submit(form.with("ticket", ""))).isBadRequestNaming("ticket");
      assertThatPage(browser.submit(form.with("ticket", "no ticket"))).isBadRequestNaming("ticket");
    }
    assertThat(Snapshot.of(database)).isEqualTo(withCart);
  }

  @Test
  void refusesForgedTickets() {
    List<Form> forms = List.of(order(new Shopper(browser, 105)), change(BOOK));
    Snapshot before = Snapshot.of(database);

    for (Form form : forms) {
      assertThat(form.value("ticket")).matches("[0-9a-f]{16,}");
      for (String forged : forgeries(form.value("ticket"))) {
        assertThatPage(browser.submit(form.with("ticket", forged)))
            .isRejected(Rejection.TICKET_INVALID);
      }
    }
    assertThat(Snapshot.of(database)).isEqualTo(before);
  }

  private static List<String> forgeries(String ticket) {
    char last = ticket.charAt(ticket.length() - 1);
    char first = ticket.charAt(0);
    return List.of(
        ticket.substring(0, ticket.length() - 1) + (last == '0' ? '1' : '0'),
        (first == '0' ? '1' : '0') + ticket.substring(1),
        ticket.substring(0, ticket.length() / 2),
        ticket + "00",
        "00");
  }

  @Test
  void refusesATicketMeantForSomethingElse() {
    Form order = order(new Shopper(browser, 105));
    Form change = change(BOOK);

    assertThatPage(browser.submit(order.with("ticket", change.value("ticket"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(order.with("ticket", order.value("cart"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(change.with("ticket", order.value("ticket"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(change.with("book", BOOK + 1)))
        .isRejected(Rejection.TICKET_INVALID);
  }

  /** The ticket is for a cart and for the customer who logged in. */
  @Test
  void ordersForTheCustomerWhoLoggedInOnly() {
    Form mine = order(new Shopper(browser, 105));
    Form others = order(new Shopper(browser, 106));
    Snapshot before = Snapshot.of(database);

    assertThatPage(browser.submit(mine.with("ticket", others.value("ticket"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThatPage(browser.submit(mine.with("cart", others.value("cart"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThat(Snapshot.of(database)).isEqualTo(before);

    assertThatPage(browser.submit(mine.with("customer", 106))).isOk();
    assertThat(database.number("SELECT o_c_id FROM orders ORDER BY o_id DESC LIMIT 1"))
        .isEqualTo(105);
  }

  private static Form order(Shopper shopper) {
    return Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));
  }

  private Form change(int book) {
    return browser.get("AdminRequest?book=" + book).form("AdminConfirm").with("price", "12.34");
  }
}
