package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;

/** A rejected form comes back with what was typed and what is to be corrected. */
class ReturnedFormTest {
  private static final Map<String, String> LOGIN =
      Map.of("nickname", "user7", "password", "right", "itemId", "5", "to", "31");
  private static final String MARK = " aria-invalid=true aria-describedby=problem";
  private static final String HOSTILE = "\"><script>alert(1)</script>' =ERROR Sorry";

  private static final String LONG = "x".repeat(9000);

  private static TestSite site;

  private int writes;

  @BeforeAll
  static void start() {
    site = TestSite.start();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @BeforeEach
  void countWrites() {
    writes = site.useCases().writes();
  }

  @Test
  void aRegistrationKeepsAllButThePassword() {
    HttpAnswer page = site.post("/RegisterUser", registration("email", "no spaces\u00a0here"));

    expect(page, 400, "bad-request", "E-mail must be made of visible characters");
    assertThat(page.text())
        .contains("name=firstname required", "value=\"Grace\"", "<option selected>MA--Boston")
        .contains("name=email" + MARK + " autofocus type=email", "aria-current=true>Register")
        .doesNotContain("s3cret");
    assertThat(site.useCases().writes()).isEqualTo(writes);
  }

  @Test
  void everyFieldOfARegistrationIsCalledByItsLabel() {
    Map.of(
            "firstname", "First name must be given.",
            "lastname", "Last name must be given.",
            "nickname", "Nickname must be given.",
            "email", "E-mail must be given.",
            "password", "Password must be 1 to 64 characters long.",
            "region", "Region must be given.")
        .forEach(
            (name, message) -> {
              HttpAnswer page = site.post("/RegisterUser", registration(name, ""));
              expect(page, 400, "bad-request", problem(message));
              assertThat(page.text()).contains("name=" + name + MARK);
            });
  }

  @Test
  void aLoginComesBackForItsItem() {
    for (String script : new String[] {"PutBid", "BuyNow", "PutComment", "AboutMe"}) {
      HttpAnswer page = site.post("/" + script, with(LOGIN, "password", "s3cret"));

      expect(page, 200, "rejected", problem("Nickname or password is wrong."));
      assertThat(page.text())
          .contains("action=" + script + ">", "value=\"user7\"", "user1 with password1")
          .contains("name=nickname" + MARK + " autofocus ", "name=password" + MARK + " type=")
          .doesNotContain("s3cret");
      assertThat(page.text().contains("name=itemId value=5>"))
          .as(script)
          .isEqualTo(!script.equals("AboutMe"));
    }
  }

  @Test
  void theLoginOfASellerComesBack() {
    HttpAnswer page = site.post("/BrowseCategories", with(LOGIN, "password", "wrong"));

    expect(page, 200, "rejected", "action=BrowseCategories>");
    assertThat(page.text()).contains("aria-current=true>Sell</a>");
  }

  @Test
  void aBidComesBackWithItsTicketAndCanBeCorrected() {
    String ticket = BiddingTest.ticketOf(site.post("/PutBid", LOGIN));
    Map<String, String> bid = bid(ticket, "20.99");

    HttpAnswer page = site.post("/StoreBid", bid);

    expect(page, 200, "rejected", problem("Your bid is below the current minimum bid."));
    assertThat(page.text())
        .contains("type=number step=0.01 min=21.00", "value=\"20.99\"", "ViewItem?itemId=5\"")
        .contains("name=minBid value=21.00>", "name=maxQty value=4>");
    assertThat(site.useCases().writes()).isEqualTo(writes);
    expect(site.post("/StoreBid", bid(BiddingTest.ticketOf(page), "33")), 200, "ok", "$33.00");
  }

  @Test
  void whatIsNoNumberComesBackInAFieldThatShowsIt() {
    String ticket = BiddingTest.ticketOf(site.post("/PutBid", LOGIN));

    HttpAnswer page = site.post("/StoreBid", bid(ticket, "12,50"));

    expect(page, 400, "bad-request", "<p class=problem id=problem>Your bid must be an amount");
    assertThat(page.text())
        .contains("name=bid" + MARK + " autofocus inputmode=decimal value=\"12,50\"");
  }

  @Test
  void aPurchaseComesBack() {
    String ticket = BiddingTest.ticketOf(site.post("/BuyNow", LOGIN));
    Map<String, String> form =
        Map.of("ticket", ticket, "itemId", "5", "userId", "7", "maxQty", "4", "qty", "0");

    HttpAnswer page = site.post("/StoreBuyNow", form);

    expect(page, 400, "bad-request", problem("Quantity must be a whole number from 1 to 100."));
    assertThat(page.text()).contains("name=ticket value=" + ticket + ">", "value=\"0\"");
  }

  @Test
  void aCommentComesBackWithItsLineBreaks() {
    String ticket = BiddingTest.ticketOf(site.post("/PutComment", LOGIN));
    Map<String, String> form =
        Map.of("ticket", ticket, "to", "31", "from", "7", "itemId", "5", "rating", "4");

    HttpAnswer page = site.post("/StoreComment", with(form, "comment", "\r\nfirst\r\nsecond"));

    expect(page, 400, "bad-request", "Rating must be one of");
    assertThat(page.text()).contains(">\n\nfirst\nsecond</textarea>", "name=to value=31>");
    HttpAnswer tooLong = site.post("/StoreComment", with(form, "rating", "5", "comment", LONG));
    expect(
        tooLong, 400, "bad-request", problem("Your comment must be at most 8192 characters long."));
    assertThat(tooLong.text()).contains("<option value=5 selected>", LONG);
  }

  @Test
  void aSaleComesBack() {
    Map<String, String> form =
        with(
            Map.of("name", "Lamp", "description", "Old", "quantity", "2", "duration", "3"),
            "initialPrice",
            "x");
    Map<String, String> sent =
        with(with(form, "categoryId", "7", "userId", "7"), "ticket", sellTicket());

    HttpAnswer page = site.post("/RegisterItem", sent);

    expect(page, 400, "bad-request", "Initial price must be an amount");
    assertThat(page.text())
        .contains("value=\"Lamp\"", "rows=8 maxlength=8192>\nOld</textarea>")
        .contains("name=categoryId value=7>", "name=reservePrice type=number");
  }

  @Test
  void whatWasTypedIsEscaped() {
    for (String field : new String[] {"firstname", "nickname", "email"}) {
      HttpAnswer page = site.post("/RegisterUser", registration(field, HOSTILE + "\u0000"));
      assertThat(page.text())
          .as(field)
          .doesNotContain("<script", "ERROR", "Sorry", "\u0000")
          .contains("&#60;script&#62;alert");
    }
    String ticket = BiddingTest.ticketOf(site.post("/PutBid", LOGIN));
    assertThat(site.post("/StoreBid", with(bid(ticket, "1"), "qty", HOSTILE)).text())
        .doesNotContain("<script");
    for (String hidden : new String[] {"ticket", "userId", "minBid", "maxQty"}) {
      HttpAnswer page = site.post("/StoreBid", with(bid(ticket, "x"), hidden, HOSTILE));
      assertThat(page.text()).as(hidden).doesNotContain("<script", "<form");
      expect(page, 400, "bad-request", "&#39;bid&#39;");
    }
  }

  @Test
  void aFormThatCannotBeSentAgainGivesBackItsText() {
    Map<String, String> form = Map.of("to", "31", "itemId", "5", "rating", "5", "ticket", "00");

    HttpAnswer page = site.post("/StoreComment", with(form, "comment", "A <b>long</b> text"));

    expect(page, 200, "rejected", "no longer valid");
    assertThat(page.text()).contains("A &#60;b&#62;long&#60;/b&#62; text").doesNotContain("<form");
  }

  @Test
  void oldClientsGetNoFormBack() {
    try (TestSite old = TestSite.legacy()) {
      assertThat(old.post("/PutBid", with(LOGIN, "password", "wrong")).text())
          .contains("Nickname or password is wrong.")
          .doesNotContain("<form");
      assertThat(old.post("/PutBid", with(LOGIN, "password", "")).text())
          .contains("&#39;password&#39;", "ERROR")
          .doesNotContain("<form");
    }
  }

  private static String sellTicket() {
    String any = BiddingTest.ticketOf(site.post("/BrowseCategories", LOGIN));
    Map<String, String> category = Map.of("category", "7", "ticket", any, "user", "7");
    return BiddingTest.ticketOf(site.post("/SellItemForm", category));
  }

  private static Map<String, String> registration(String changed, String value) {
    Map<String, String> form =
        Map.of(
            "firstname", "Grace",
            "lastname", "Hopper",
            "nickname", "grace",
            "email", "grace@example.org",
            "password", "s3cretpass",
            "region", "MA--Boston");
    return with(form, changed, value);
  }

  private static Map<String, String> bid(String ticket, String amount) {
    Map<String, String> hidden =
        Map.of("itemId", "5", "userId", "7", "minBid", "21.00", "maxQty", "4", "ticket", ticket);
    return with(with(hidden, "bid", amount, "maxBid", "40"), "qty", "1");
  }

  private static Map<String, String> with(Map<String, String> form, String... more) {
    Map<String, String> all = new HashMap<>(form);
    for (int i = 0; i < more.length; i += 2) {
      all.put(more[i], more[i + 1]);
    }
    return all;
  }

  private static String problem(String message) {
    return "<p class=problem id=problem>" + message + "</p>";
  }

  private static void expect(HttpAnswer answer, int status, String outcome, String says) {
    assertThat(answer.text()).contains("<meta name=rubis-outcome content=" + outcome + ">", says);
    assertThat(answer.status()).isEqualTo(status);
  }
}
