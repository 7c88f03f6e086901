package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.session.Tour;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.Journey;

/** Every kind of page is readable for clients written for RUBiS 1.4.3 (page contract). */
@OnSite
abstract class OldClientPagesContract {

  @Test
  void oldClientsReadEveryKindOfPage(Customer customer, Database database) {
    SoftAssertions softly = new SoftAssertions();
    Tour.of(customer, database)
        .forEach(
            (name, page) -> {
              if (page.outcome() == Outcome.OK && !name.equals(Tour.EMPTY_SEARCH)) {
                softly.assertThat(OldClientScan.of(page.html()).complaints()).as(name).isEmpty();
              }
              softly.assertThat(page.html()).as(name).doesNotContain("ERROR");
              softly
                  .assertThat(page.html().contains("Sorry"))
                  .as(name + " says Sorry")
                  .isEqualTo(name.equals(Tour.EMPTY_SEARCH));
            });
    softly.assertAll();
  }

  @Test
  void anItemsPageNamesOnlyThisItemAndItsSellerFirst(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("buy_now > 0 AND nb_of_bids > 0");
    List<Page> pages =
        List.of(
            customer.get("ViewItem?itemId=" + item.id()), Journey.toPutBid(customer, 3, item.id()));

    for (Page page : pages) {
      OldClientScan scan = OldClientScan.of(page.html());
      assertThat(scan.numbersAfter("itemId=")).isNotEmpty().containsOnly(item.id());
      assertThat(scan.numbersAfter("userId=")).startsWith(item.number("seller"));
      assertThat(scan.numbersAfter("to=")).startsWith(item.number("seller"));
    }
  }

  @Test
  void aSearchPageLinksThePreviousPageBeforeTheNext(Customer customer, Database database) {
    int category =
        database
            .row("SELECT category FROM items GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1")
            .number("category");
    String search = "SearchItemsByCategory?category=" + category + "&categoryName=x&nbOfItems=2";

    assertThat(pagesOf(customer.get(search + "&page=0"))).containsExactly(1);
    assertThat(pagesOf(customer.get(search + "&page=1"))).containsExactly(0, 2);
    assertThat(pagesOf(customer.get(search + "&page=9999"))).containsExactly(9998);
  }

  private static List<Integer> pagesOf(Page page) {
    return OldClientScan.of(page.html()).numbersAfter("&page=");
  }
}
