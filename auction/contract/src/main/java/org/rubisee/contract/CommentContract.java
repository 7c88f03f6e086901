package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.OldClientScan;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.contract.trade.Journey;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Rejection;

/** PutCommentAuth, PutComment and StoreComment. */
@OnSite
abstract class CommentContract {

  @Test
  void asksForALoginThatLeadsToTheForm(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    int seller = item.number("seller");

    Page page = customer.get("PutCommentAuth?to=" + seller + "&itemId=" + item.id());

    assertThatPage(page).isOk();
    assertThat(page.form("PutComment").fields())
        .containsEntry("to", Integer.toString(seller))
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsKeys("nickname", "password");
  }

  @Test
  void saysWhomTheCommentIsFor(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int seller = item.number("seller");
    int author = stock.strangerTo(item);

    Page page = Journey.toPutComment(customer, author, seller, item.id());

    assertThatPage(page)
        .isOk()
        .says(item.text("name"))
        .says(database.byId("users", seller).text("nickname"));
    assertThat(page.form("StoreComment").fields())
        .containsEntry("to", Integer.toString(seller))
        .containsEntry("from", Integer.toString(author))
        .containsEntry("itemId", Integer.toString(item.id()))
        .containsKeys("ticket", "rating", "comment");
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, -3, 0, 3, 5})
  void storesTheCommentAndAddsItsRating(int rating, Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int seller = item.number("seller");
    int author = stock.strangerTo(item);
    int before = database.byId("users", seller).number("rating");
    Form form = Journey.toComment(customer, author, seller, item.id()).with("rating", rating);

    assertThatPage(customer.submit(form)).isOk();

    Row stored = database.last("comments");
    assertThat(stored.number("from_user_id")).isEqualTo(author);
    assertThat(stored.number("to_user_id")).isEqualTo(seller);
    assertThat(stored.number("item_id")).isEqualTo(item.id());
    assertThat(stored.number("rating")).isEqualTo(rating);
    assertThat(stored.text("comment")).isEqualTo(form.value("comment"));
    assertThat(stored.time("date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(database.byId("users", seller).number("rating")).isEqualTo(before + rating);
  }

  @Test
  void keepsAnyTextAsItIsAndShowsItAsText(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    String text =
        "<script>alert('x')</script> \"quoted\" & 100% ERROR Sorry itemId=abc ; DROP TABLE bids;"
            + " Gr\u00fc\u00dfe \u20ac \ud83d\ude00";
    Form form =
        Journey.toComment(customer, stock.strangerTo(item), item.number("seller"), item.id());

    assertThatPage(customer.submit(form.with("comment", text))).isOk();

    assertThat(database.last("comments").text("comment")).isEqualTo(text);
    Page page = customer.get("ViewUserInfo?userId=" + item.number("seller"));
    assertThatPage(page).isOk().says(text);
    assertThat(page.document().select("script")).isEmpty();
    assertThat(OldClientScan.of(page.html()).complaints()).isEmpty();
  }

  @Test
  void takesTheLongestText(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form =
        Journey.toComment(customer, stock.strangerTo(item), item.number("seller"), item.id());
    String longest = "x".repeat(AuctionRules.MAX_TEXT);

    assertThatPage(customer.submit(form.with("comment", longest))).isOk();
    assertThat(database.last("comments").text("comment")).isEqualTo(longest);
    assertThatPage(customer.submit(form.with("comment", longest + "x")))
        .isBadRequestNaming("comment");
  }

  /** The papers' customers comment on whom they find: docs/deviations.md. */
  @Test
  void takesTheRatingThatUsersGiveThemselves(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    int seller = item.number("seller");
    int before = database.byId("users", seller).number("rating");

    assertThatPage(customer.submit(Journey.toComment(customer, seller, seller, item.id()))).isOk();

    assertThat(database.last("comments").number("from_user_id")).isEqualTo(seller);
    assertThat(database.byId("users", seller).number("rating")).isEqualTo(before + 5);
  }

  /** Nobody asks whether the author bought the item, or the addressee sold it. */
  @Test
  void takesARatingOfSomebodyNeverTradedWith(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int author = stock.strangersTo(item, 2).get(0);
    int other = stock.strangersTo(item, 2).get(1);
    int before = database.byId("users", other).number("rating");

    assertThatPage(customer.submit(Journey.toComment(customer, author, other, item.id()))).isOk();

    assertThat(database.byId("users", other).number("rating")).isEqualTo(before + 5);
  }

  @Test
  void acceptsATicketOnlyOnce(Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    int seller = item.number("seller");
    Form form = Journey.toComment(customer, stock.strangerTo(item), seller, item.id());
    int rating = database.byId("users", seller).number("rating");
    long comments = database.count("comments");

    assertThatPage(customer.submit(form)).isOk();
    assertThatPage(customer.submit(form)).isRejected(Rejection.TICKET_USED);

    assertThat(database.count("comments")).isEqualTo(comments + 1);
    assertThat(database.byId("users", seller).number("rating")).isEqualTo(rating + 5);
  }

  @Test
  void rejectsAWrongLogin(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    Form form =
        customer
            .get("PutCommentAuth?to=" + item.number("seller") + "&itemId=" + item.id())
            .form("PutComment")
            .loggedInAs(1);

    assertThatPage(customer.submit(form.with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED);
  }

  @Test
  void saysWhatDoesNotExist(Customer customer, Database database) {
    Row item = Stock.of(database).openItem("true");
    Form form =
        customer
            .get("PutCommentAuth?to=" + item.number("seller") + "&itemId=" + item.id())
            .form("PutComment")
            .loggedInAs(1);

    assertThatPage(customer.submit(form.with("to", 99_999_999))).isRejected(Rejection.NO_SUCH_USER);
    assertThatPage(customer.submit(form.with("itemId", 99_999_999)))
        .isRejected(Rejection.NO_SUCH_ITEM);
  }

  @ParameterizedTest
  @CsvSource({"rating, 4", "rating, abc", "rating, ''", "rating, 500", "to, abc", "itemId, ''"})
  void namesABadParameter(String name, String value, Customer customer, Database database) {
    Stock stock = Stock.of(database);
    Row item = stock.openItem("true");
    Form form =
        Journey.toComment(customer, stock.strangerTo(item), item.number("seller"), item.id());
    long comments = database.count("comments");

    assertThatPage(customer.submit(form.with(name, value))).isBadRequestNaming(name);
    assertThat(database.count("comments")).isEqualTo(comments);
  }
}
