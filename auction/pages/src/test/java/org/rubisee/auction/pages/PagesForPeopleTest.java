package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;

/** What every page offers to people, whatever they read it with. */
class PagesForPeopleTest {
  private static final Pattern BARE_AMOUNT = Pattern.compile("(?<![$\\d=])\\b\\d+\\.\\d\\d(?!\\d)");

  private static TestSite site;
  private static Map<String, HttpAnswer> tour;

  @BeforeAll
  static void start() {
    site = TestSite.start();
    tour = Tour.of(site);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void everyPageHasOneHeadingAndAWayToIt() {
    tour.forEach(
        (name, page) -> {
          assertThat(page.text().split("<h1>", -1)).as(name).hasSize(2);
          assertThat(page.text())
              .as(name)
              .contains("<html lang=en>", "<a class=skip href=\"#main\">", "<main id=main>")
              .doesNotContain("<base");
        });
  }

  @Test
  void pagesBelowAFolderLeadToTheSite() {
    assertThat(site.get("/no/such/page").text())
        .contains("<base href=\"" + TestSite.CONTEXT + "/\">")
        .doesNotContain("#main");
  }

  @Test
  void theNavigationSaysWhereAPageBelongs() {
    assertThat(text("Browse")).contains("<a href=browse.html aria-current=page>Browse</a>");
    assertThat(text("SearchItemsByCategory"))
        .contains("<a href=browse.html aria-current=true>Browse</a>");
    assertThat(text("RegisterItem")).contains("<a href=sell.html aria-current=true>Sell</a>");
    assertThat(text("ViewItem")).doesNotContain("aria-current");
  }

  @Test
  void theLinksOfAListSayTheirItem() {
    assertThat(text("SearchItemsByCategory"))
        .contains("<span hidden id=b>Bid on</span>", "<span hidden id=n>Buy now:</span>")
        .contains("<a id=r25 href=\"ViewItem?itemId=25\">")
        .contains("<a href=\"PutBidAuth?itemId=25\" aria-labelledby=\"b r25\">Bid</a>")
        .contains("<a href=\"BuyNowAuth?itemId=21\" aria-labelledby=\"n r21\">Buy now</a>");
    assertThat(text("AboutMe"))
        .contains("<a href=\"PutBidAuth?itemId=1\" aria-labelledby=\"b r1\">Bid</a>")
        .contains("aria-label=\"Comment on the seller of Old brass lamp\">Comment</a>");
  }

  @Test
  void tablesSayWhatTheirCellsMean() {
    List<String> lists = new ArrayList<>();
    tour.forEach(
        (name, page) -> {
          List<String> tables = List.of(page.text().split("<table class=", -1));
          for (String table : tables.subList(1, tables.size())) {
            boolean list = table.startsWith("list");
            assertThat(table).as(name).contains(list ? "<th scope=col" : "<th scope=row>");
            lists.add(list ? name : "");
          }
        });
    assertThat(lists).contains("SearchItemsByCategory", "ViewBidHistory", "AboutMe", "");
  }

  @Test
  void amountsHaveACurrency() {
    tour.forEach(
        (name, page) -> {
          String shown = page.text().replaceAll("<p id=generated>.*?</p>", "");
          List<String> bare = new ArrayList<>();
          Matcher amount = BARE_AMOUNT.matcher(shown.replaceAll("<input[^>]*>", ""));
          while (amount.find()) {
            bare.add(amount.group());
          }
          assertThat(bare).as(name).isEmpty();
        });
    assertThat(text("ViewItem")).contains("$20.00");
    assertThat(text("PutBid")).contains("Your bid ($)<input");
  }

  @Test
  void listsSayWhichPartTheyShow() {
    assertThat(text("SearchItemsByCategory")).contains("<caption>Items 1 to 25; more follow");
    assertThat(text("second page"))
        .contains("<h1>Items for sale, page 2</h1>", "<caption>Items 21 to 40; more follow");
    assertThat(site.get("/SearchItemsByCategory?category=7&page=2&nbOfItems=20").text())
        .contains("<caption>Items 41 to 60 of 60");
    assertThat(text("BrowseCategories")).contains("<h1>All 40 categories</h1>");
    assertThat(text("AboutMe")).contains("<h2>My bids (1)</h2>", "<h2>Comments about me (1)</h2>");
    assertThat(text("ViewBidHistory")).contains("<caption>Bids 1 to 1 of 1");
  }

  @Test
  void anEmptyResultIsNoFailure() {
    assertThat(tour.get("empty page").status()).isEqualTo(200);
    assertThat(text("empty page"))
        .contains("content=ok>", ", there is no page 4: nothing more is for sale here right now.")
        .doesNotContain("class=bad");
    assertThat(site.get("/SearchItemsByCategory?category=39").text())
        .contains(", nothing is for sale here right now.");
  }

  @Test
  void everyLoginSaysWhomOneCanLogInAs() {
    for (String page :
        List.of("Sell", "AboutMeAuth", "PutBidAuth", "BuyNowAuth", "PutCommentAuth")) {
      assertThat(text(page)).as(page).contains("set in 2002", "user1 with password1");
    }
  }

  private static String text(String page) {
    return tour.get(page).text();
  }
}
