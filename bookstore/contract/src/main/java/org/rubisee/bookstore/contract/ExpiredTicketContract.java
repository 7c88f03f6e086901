package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.golden.Snapshot;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.EarlierCustomer;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;

/** The same site three days later: carts and forms of that day are no longer valid. */
@OnSite(SiteVariant.THREE_DAYS_LATER)
abstract class ExpiredTicketContract {

  private static final int BOOK = 107;

  @Test
  void forgetsCartsAndFormsOfEarlierDays(
      EarlierCustomer earlier, Customer customer, Database database) {
    Shopper shopper = new Shopper(earlier.customer(), 105);
    Page cart = shopper.cartWith(BOOK);
    Form order = Shopper.order(shopper.checkout(cart));
    Form change = earlier.customer().get("AdminRequest?book=" + BOOK).form("AdminConfirm");
    Snapshot before = Snapshot.of(database);

    assertThatPage(customer.submit(here(Shopper.quantities(cart), customer)))
        .isRejected(Rejection.NO_SUCH_CART);
    assertThatPage(customer.submit(here(order, customer))).isRejected(Rejection.NO_SUCH_CART);
    assertThatPage(customer.submit(here(change, customer))).isRejected(Rejection.TICKET_INVALID);
    Form fresh = Shopper.quantities(new Shopper(customer, 105).cartWith(BOOK));
    assertThatPage(customer.submit(here(order, customer).with("cart", fresh.value("cart"))))
        .isRejected(Rejection.TICKET_INVALID);
    assertThat(database.count("orders")).isEqualTo(ordersOf(before));
    assertThatPage(earlier.customer().submit(order)).isOk();
  }

  private static long ordersOf(Snapshot snapshot) {
    return Long.parseLong(snapshot.digests().get("orders").split(" ")[0]);
  }

  @Test
  void ordersAtItsOwnTime(Customer customer, Database database) {
    Shopper shopper = new Shopper(customer, 105);
    Form order = Shopper.order(shopper.checkout(shopper.cartWith(BOOK)));

    assertThatPage(customer.submit(order.with("cardExpiry", "2002-11-06")))
        .isRejected(Rejection.CARD_EXPIRED);
    assertThatPage(customer.submit(order)).isOk();

    assertThat(database.row("SELECT * FROM orders ORDER BY o_id DESC LIMIT 1").time("o_date"))
        .isEqualTo(SiteVariant.THREE_DAYS_LATER.now());
    assertThat(database.row("SELECT * FROM customer WHERE c_id = 105").time("c_login"))
        .isEqualTo(SiteVariant.THREE_DAYS_LATER.now());
    database.assertSound();
  }

  /** The form, sent to the later site. */
  private static Form here(Form form, Customer customer) {
    String script = form.action().getPath().replaceAll(".*/", "");
    URI action = customer.site().resolve(script);
    return new Form(action, form.method(), form.fields());
  }
}
