package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.ServerFiles;

/** The number of a card is stored, and otherwise nowhere. */
@OnSite
abstract class SecretsContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void neverShowsOrLogsTheNumberOfACard(ServerFiles servers) throws IOException {
    Shopper shopper = new Shopper(browser, 110);
    Page cart = shopper.cartWith(110);
    Form order = Shopper.order(shopper.checkout(cart));
    List<Page> pages = new ArrayList<>();
    pages.add(browser.submit(order.with("cardHolder", "x".repeat(31))));
    pages.add(browser.submit(order.with("cardExpiry", "2001-01-01")));
    assertThatPage(pages.get(1)).isRejected(Rejection.CARD_EXPIRED).marks("cardExpiry");
    pages.add(browser.submit(order.with("country", "Atlantis")));
    pages.add(browser.submit(order));
    pages.add(browser.submit(shopper.login(browser.get("order_inquiry.html"))));

    assertThat(pages).allSatisfy(page -> assertThat(page.html()).doesNotContain("49298765"));
    assertThatPage(pages.get(4)).isOk().says("VISA ending in 4567");
    assumeTrue(servers.folder().isPresent(), "Skipped: somebody else started the site");
    for (Path file : servers.files()) {
      assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
          .as(file.toString())
          .doesNotContain(Shopper.CARD_NUMBER);
    }
  }
}
