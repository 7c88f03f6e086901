package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.http.HttpAnswer;

/** Lists about oneself that are too long for a page. */
class MyListsTest {
  private static final Pattern TICKET = Pattern.compile("name=ticket value=([0-9a-f]+)>");

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
  void leadOnPartByPart() {
    String first = aboutMe("seller").text();
    assertThat(first)
        .contains("<h2>I am selling (100+)</h2>", "Only the first 100 are listed here.")
        .contains("<input type=hidden name=list value=1><input type=hidden name=skip value=100>")
        .containsOnlyOnce("<button>More (I am selling)</button>");

    String second = more(ticketOf(first), "1", "100").text();
    assertThat(second)
        .contains("<h2>I am selling 101 to 200; more follow</h2>", "ViewItem?itemId=101\"")
        .contains("<input type=hidden name=list value=1><input type=hidden name=skip value=200>")
        .doesNotContain("ViewItem?itemId=100\"", "ViewItem?itemId=201\"");
    assertThat(ticketOf(second)).isEqualTo(ticketOf(first));

    assertThat(more(ticketOf(second), "1", "200").text())
        .contains("<h2>I am selling 201 to 250 of 250</h2>", "ViewItem?itemId=250\"")
        .doesNotContain("<button>", "name=ticket");
  }

  @Test
  void haveNoTicketWhereTheyFit() {
    assertThat(aboutMe("user7").text()).doesNotContain("name=ticket", "<button>More");
  }

  @Test
  void areForWhoHasTheTicket() {
    String bid =
        ticketOf(
            site.post("/PutBid", Map.of("itemId", "5", "nickname", "user7", "password", "right"))
                .text());
    String ticket = ticketOf(aboutMe("seller").text());
    String forged = ticket.substring(0, ticket.length() - 1) + (ticket.endsWith("0") ? "1" : "0");

    for (String wrong : new String[] {bid, forged, "00"}) {
      assertThat(more(wrong, "1", "100").text())
          .contains("content=rejected>", "no longer valid")
          .doesNotContain("ViewItem?itemId=101");
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 100, list", "-1, 100, list", "x, 100, list", "1, 0, skip", "1, 1000001, skip"})
  void sayWhichParameterIsWrong(String list, String skip, String named) {
    HttpAnswer answer = more(ticketOf(aboutMe("seller").text()), list, skip);

    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.text()).contains(named);
  }

  @Test
  void endForOldClientsWhereTheyAreCut() {
    try (TestSite legacy = TestSite.legacy()) {
      assertThat(legacy.get("/AboutMe?nickname=seller&password=right").text())
          .contains("Only the first 100 are listed here.")
          .doesNotContain("name=ticket", "<button>More");
    }
  }

  private static HttpAnswer aboutMe(String nickname) {
    return site.post("/AboutMe", Map.of("nickname", nickname, "password", "right"));
  }

  private static HttpAnswer more(String ticket, String list, String skip) {
    return site.post("/AboutMe", Map.of("ticket", ticket, "list", list, "skip", skip));
  }

  private static String ticketOf(String page) {
    Matcher ticket = TICKET.matcher(page);
    assertThat(ticket.find()).as("the page has a ticket").isTrue();
    return ticket.group(1);
  }
}
