package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** Pages to find books, and what does not exist. */
@OnSite
abstract class BrowsingContract {
  private Customer browser;
  private Database database;

  @BeforeEach
  void open(Customer customer, Database rows) {
    browser = customer;
    database = rows;
  }

  @Test
  void saysWhatDoesNotExist() {
    assertThatPage(browser.get("ProductDetail?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(browser.get("AdminRequest?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(browser.get("Home?customer=500000")).isRejected(Rejection.NO_SUCH_CUSTOMER);
    assertThatPage(browser.get("NewProducts?subject=Nonsense")).isBadRequestNaming("subject");
    assertThatPage(browser.post("SearchResults", Map.of("type", "isbn", "text", "x")))
        .isBadRequestNaming("type");
    assertThat(browser.get("images/0.png").status()).isEqualTo(404);
  }

  @Test
  void servesPicturesThatBrowsersKeep() {
    Page book = browser.get("ProductDetail?book=7");
    List<URI> pictures = new ArrayList<>(book.images());
    pictures.addAll(browser.get("Home").images());

    assertThat(pictures).hasSize(1 + 1 + 1 + 5);
    for (URI picture : pictures) {
      Page file = browser.get(picture);
      assertThat(file.status()).as(picture.toString()).isEqualTo(200);
      assertThat(file.headers().get("content-type")).startsWith("image/");
      assertThat(file.headers().get("cache-control")).contains("max-age");
    }
    assertThat(browser.get("images/7.png").headers()).containsKey("etag");
  }
}
