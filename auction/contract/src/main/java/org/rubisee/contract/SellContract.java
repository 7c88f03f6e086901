package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Rejection;

/** SelectCategoryToSellItem, SellItemForm and RegisterItem. */
@OnSite
abstract class SellContract {

  private static final int SELLER = 7;

  @Test
  void offersAllCategories(Customer customer, Database database) {
    Page page = Journey.toCategories(customer, SELLER);

    assertThatPage(page).isOk();
    assertThat(page.form("SellItemForm").value("user")).isEqualTo(Integer.toString(SELLER));
    assertThat(page.document().select("[name=category]").eachAttr("value"))
        .containsExactlyElementsOf(
            database.rows("SELECT id FROM categories ORDER BY id").stream()
                .map(category -> category.text("id"))
                .toList());
  }

  @Test
  void offersAForm(Customer customer) {
    assertThat(Journey.toSale(customer, SELLER, 3).fields())
        .containsEntry("userId", Integer.toString(SELLER))
        .containsEntry("categoryId", "3")
        .containsKeys(
            "ticket",
            "name",
            "description",
            "initialPrice",
            "reservePrice",
            "buyNow",
            "duration",
            "quantity");
  }

  @Test
  void putsAnItemUpForSale(Customer customer, Database database) {
    Form form = Journey.saleOf(Journey.toSale(customer, SELLER, 3), "A blue bicycle", 4);

    Page page = customer.submit(form);

    assertThatPage(page).isOk().says("A blue bicycle");
    Row stored = database.last("items");
    assertThat(stored.text("name")).isEqualTo("A blue bicycle");
    assertThat(stored.text("description")).isEqualTo("Hardly used.");
    assertThat(stored.number("seller")).isEqualTo(SELLER);
    assertThat(stored.number("category")).isEqualTo(3);
    assertThat(stored.number("quantity")).isEqualTo(4);
    assertThat(stored.money("initial_price").toString()).isEqualTo("10.00");
    assertThat(stored.money("reserve_price").toString()).isEqualTo("0.00");
    assertThat(stored.money("buy_now").toString()).isEqualTo("25.00");
    assertThat(stored.number("nb_of_bids")).isZero();
    assertThat(stored.money("max_bid").isZero()).isTrue();
    assertThat(stored.time("start_date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(stored.time("end_date")).isEqualTo(SiteVariant.STANDARD.now().plusDays(7));
  }

  @Test
  void givesIdsBeyondAllItemsOldOnesIncluded(Customer customer, Database database) {
    customer.submit(Journey.saleOf(Journey.toSale(customer, SELLER, 3), "New", 1));

    assertThat(database.last("items").number("id"))
        .isGreaterThan((int) database.number("SELECT MAX(id) FROM old_items"));
  }

  @Test
  void showsTheItemAfterwards(Customer customer, Database database) {
    customer.submit(Journey.saleOf(Journey.toSale(customer, SELLER, 3), "A red bicycle", 1));
    int itemId = database.last("items").id();

    assertThatPage(customer.get("ViewItem?itemId=" + itemId)).isOk().says("A red bicycle");
    assertThatPage(
            customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(SELLER)))
        .isOk()
        .says("A red bicycle");
  }

  @Test
  void showsNamesAndDescriptionsAsText(Customer customer, Database database) {
    Form form =
        Journey.saleOf(Journey.toSale(customer, SELLER, 3), "<b>ERROR</b> & \"Sorry\" to=x", 1)
            .with("description", "</textarea><script>x()</script> userId=none");

    assertThatPage(customer.submit(form)).isOk();

    Row stored = database.last("items");
    assertThat(stored.text("name")).isEqualTo(form.value("name"));
    Page page = customer.get("ViewItem?itemId=" + stored.id());
    assertThatPage(page).isOk().says(form.value("name")).says(form.value("description"));
    assertThat(OldClientScan.of(page.html()).complaints()).isEmpty();
    assertThat(page.document().select("script")).isEmpty();
  }

  @Test
  void rejectsAWrongLogin(Customer customer) {
    Form form = customer.get("sell.html").form("BrowseCategories").loggedInAs(SELLER);

    assertThatPage(customer.submit(form.with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED);
  }

  @ParameterizedTest
  @CsvSource({
    "name, ''", "initialPrice, abc", "initialPrice, -1", "initialPrice, 0.001", "initialPrice, ''",
    "reservePrice, x", "buyNow, -5", "buyNow, 99999999999", "duration, 0", "duration, 31",
    "duration, -7", "duration, soon", "quantity, 0", "quantity, -1", "quantity, 1000001",
    "quantity, many", "categoryId, abc"
  })
  void namesABadParameter(String name, String value, Customer customer, Database database) {
    Form form = Journey.saleOf(Journey.toSale(customer, SELLER, 3), "Odd", 1);
    long items = database.count("items");

    assertThatPage(customer.submit(form.with(name, value))).isBadRequestNaming(name);
    assertThat(database.count("items")).isEqualTo(items);
  }

  @Test
  void sellsAtOnceForNoLessThanTheInitialPrice(Customer customer, Database database) {
    Form form =
        Journey.saleOf(Journey.toSale(customer, SELLER, 3), "Cheap", 1).with("initialPrice", "25");
    long items = database.count("items");

    assertThatPage(customer.submit(form.with("buyNow", "24.99"))).isBadRequestNaming("buyNow");
    assertThat(database.count("items")).isEqualTo(items);
    assertThatPage(customer.submit(form.with("buyNow", "25"))).isOk();
    assertThatPage(customer.submit(form.with("buyNow", "0"))).isOk();
  }

  @Test
  void namesTextsThatAreTooLong(Customer customer) {
    Form form = Journey.saleOf(Journey.toSale(customer, SELLER, 3), "Long", 1);

    assertThatPage(customer.submit(form.with("name", "x".repeat(AuctionRules.MAX_NAME + 1))))
        .isBadRequestNaming("name");
    assertThatPage(customer.submit(form.with("description", "x".repeat(AuctionRules.MAX_TEXT + 1))))
        .isBadRequestNaming("description");
  }

  @Test
  void takesTheLongestTexts(Customer customer, Database database) {
    Form form =
        Journey.saleOf(
                Journey.toSale(customer, SELLER, 3), "\u00e9".repeat(AuctionRules.MAX_NAME), 1)
            .with("description", "\u20ac".repeat(AuctionRules.MAX_TEXT));

    assertThatPage(customer.submit(form)).isOk();
    assertThat(database.last("items").text("description")).isEqualTo(form.value("description"));
  }
}
