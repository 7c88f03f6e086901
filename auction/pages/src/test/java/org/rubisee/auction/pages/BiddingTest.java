package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;
import org.rubisee.logic.Money;
import org.rubisee.model.NewBid;

class BiddingTest {
  private static final Map<String, String> LOGIN =
      Map.of("itemId", "5", "nickname", "user7", "password", "right");

  private static TestSite site;

  @BeforeAll
  static void start() {
    site = TestSite.start();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void leadsFromTheHomePageToAStoredBid() {
    assertThat(site.get("/index.html").text()).contains("href=browse.html");
    assertThat(site.get("/SearchItemsByCategory?category=7&categoryName=Books").text())
        .contains("PutBidAuth?itemId=5\"");
    assertThat(site.get("/ViewItem?itemId=5").text()).contains("PutBidAuth?itemId=5\"");
    assertThat(site.get("/PutBidAuth?itemId=5").text()).contains("action=PutBid>");
    HttpAnswer form = site.post("/PutBid", LOGIN);

    HttpAnswer stored = site.post("/StoreBid", bid(ticketOf(form), "21.50"));

    assertThat(stored.status()).isEqualTo(200);
    assertThat(stored.text()).contains("name=rubis-outcome content=ok>", "You bid $21.50");
    assertThat(site.useCases().lastWritten())
        .isEqualTo(new NewBid(7, 5, 1, new Money(2150), new Money(3000)));
  }

  @Test
  void rejectsABidBelowTheMinimumAndLeadsBackToTheItem() {
    String ticket = ticketOf(site.post("/PutBid", LOGIN));

    HttpAnswer answer = site.post("/StoreBid", bid(ticket, "20.99"));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text())
        .contains("content=rejected>", "below the current minimum", "ViewItem?itemId=5\"");
  }

  @Test
  void bidsForTheUserOfTheTicketWhateverTheFormSays() {
    String ticket = ticketOf(site.post("/PutBid", LOGIN));
    Map<String, String> form = new java.util.HashMap<>(bid(ticket, "25"));
    form.put("userId", "1234");

    site.post("/StoreBid", form);

    assertThat(((NewBid) site.useCases().lastWritten()).userId()).isEqualTo(7);
  }

  @Test
  void takesTheBidAsMaximumWhenNoneIsGiven() {
    String ticket = ticketOf(site.post("/PutBid", LOGIN));

    site.post("/StoreBid", Map.of("ticket", ticket, "itemId", "5", "bid", "33", "qty", "2"));

    assertThat(site.useCases().lastWritten())
        .isEqualTo(new NewBid(7, 5, 2, Money.ofUnits(33), Money.ofUnits(33)));
  }

  @Test
  void refusesABidWithoutTicket() {
    int before = site.useCases().writes();

    HttpAnswer answer =
        site.post("/StoreBid", Map.of("itemId", "5", "bid", "33", "qty", "1", "userId", "7"));

    assertThat(answer.text()).contains("content=rejected>", "Please log in again");
    assertThat(site.useCases().writes()).isEqualTo(before);
  }

  @Test
  void refusesATicketOfAnotherItem() {
    String ticket = ticketOf(site.post("/PutBid", LOGIN));

    HttpAnswer answer =
        site.post("/StoreBid", Map.of("ticket", ticket, "itemId", "6", "bid", "33", "qty", "1"));

    assertThat(answer.text()).contains("content=rejected>");
  }

  private static Map<String, String> bid(String ticket, String amount) {
    return Map.of(
        "ticket", ticket, "userId", "7", "itemId", "5", "minBid", "1", "maxQty", "9", "bid", amount,
        "maxBid", "30", "qty", "1");
  }

  /** The ticket in a form, found as an old client finds hidden fields. */
  static String ticketOf(HttpAnswer form) {
    Matcher ticket = Pattern.compile("name=ticket value=([0-9a-f]+)>").matcher(form.text());
    assertThat(ticket.find()).as(form.text()).isTrue();
    return ticket.group(1);
  }
}
