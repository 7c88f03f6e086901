package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Stock;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.model.Rejection;

/** AboutMe: all that a user does on the site. */
@OnSite
abstract class AboutMeContract {

  @Test
  void showsTheAuctionsThatTheUserBidsOn(Customer customer, Database database) {
    int bidder =
        database
            .row(
                "SELECT b.user_id FROM bids b JOIN items i ON i.id = b.item_id"
                    + " WHERE i.end_date > ? GROUP BY 1 ORDER BY COUNT(DISTINCT i.id) DESC, 1"
                    + " LIMIT 1",
                SiteVariant.STANDARD.now())
            .number("user_id");

    Page page = aboutMe(customer, bidder);

    assertThatPage(page).isOk().says(database.user(bidder).text("nickname"));
    for (Row item :
        database.rows(
            "SELECT DISTINCT i.id, i.name FROM bids b JOIN items i ON i.id = b.item_id"
                + " WHERE b.user_id = ? AND i.end_date > ?",
            bidder,
            SiteVariant.STANDARD.now())) {
      assertThatPage(page)
          .linksTo("ViewItem", "itemId=" + item.id())
          .linksTo("PutBidAuth", "itemId=" + item.id())
          .says(item.text("name"));
    }
  }

  @Test
  void showsWhatTheUserSells(Customer customer, Database database) {
    int seller = Stock.of(database).openItem("true").number("seller");
    List<Row> selling =
        database.rows(
            "SELECT id FROM items WHERE seller = ? AND end_date > ?",
            seller,
            SiteVariant.STANDARD.now());

    Page page = aboutMe(customer, seller);

    assertThat(selling).isNotEmpty();
    for (Row item : selling) {
      assertThatPage(page).linksTo("ViewItem", "itemId=" + item.id());
    }
  }

  @Test
  void showsWhatTheUserBought(Customer customer, Database database) {
    List<Row> purchases =
        database.rows(
            "SELECT buyer_id, item_id FROM buy_now WHERE date > ? ORDER BY id LIMIT 1",
            SiteVariant.STANDARD.now().minusDays(30));

    for (Row purchase : purchases) {
      assertThatPage(aboutMe(customer, purchase.number("buyer_id")))
          .linksTo("ViewItem", "itemId=" + purchase.number("item_id"));
    }
  }

  @Test
  void showsWhatOthersSay(Customer customer, Database database) {
    Row comment =
        database.row(
            "SELECT to_user_id, from_user_id FROM comments ORDER BY date DESC, id DESC LIMIT 1");

    assertThatPage(aboutMe(customer, comment.number("to_user_id")))
        .linksTo("ViewUserInfo", "userId=" + comment.number("from_user_id"));
  }

  @Test
  void leadsToPagesThatAnswer(Customer customer, Database database) {
    int seller = Stock.of(database).openItem("nb_of_bids > 0").number("seller");

    for (URI link : aboutMe(customer, seller).links()) {
      assertThatPage(customer.get(link)).isOk();
    }
  }

  @Test
  void answersGetToo(Customer customer) {
    assertThatPage(customer.get("AboutMe?nickname=user1&password=password1")).isOk();
  }

  @Test
  void neverEchoesThePassword(Customer customer) {
    assertThat(aboutMe(customer, 1).html()).doesNotContain("password1");
  }

  @Test
  void rejectsAWrongLogin(Customer customer) {
    assertThatPage(
            customer.submit(
                customer
                    .get("about_me.html")
                    .form("AboutMe")
                    .loggedInAs(1)
                    .with("password", "wrong")))
        .isRejected(Rejection.LOGIN_FAILED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nickname", "password"})
  void namesAMissingParameter(String name, Customer customer) {
    Form form = customer.get("about_me.html").form("AboutMe").loggedInAs(1);

    assertThatPage(customer.submit(form.without(name))).isBadRequestNaming(name);
  }

  private static Page aboutMe(Customer customer, int userId) {
    return customer.submit(customer.get("about_me.html").form("AboutMe").loggedInAs(userId));
  }
}
