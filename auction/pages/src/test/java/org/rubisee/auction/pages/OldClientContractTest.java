package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Holds the page contract of docs/page-contract.md, page by page, for what old clients look for.
 */
class OldClientContractTest {
  private static TestSite site;

  @BeforeAll
  static void start() {
    site = TestSite.legacy();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void findsItemsAndBothPageLinksInASearchResult() {
    OldClient page =
        read("/SearchItemsByCategory?category=7&categoryName=Books&page=1&nbOfItems=20");

    assertThat(page.itemIds()).contains(21, 40).allMatch(id -> id >= 21 && id <= 40);
    assertThat(page.pages()).containsExactly(0, 2);
    assertThat(page.images()).hasSize(21).allMatch(image -> image.startsWith("/test-site/images/"));
  }

  @Test
  void findsOnlyTheNextPageOnTheFirst() {
    assertThat(
            read("/SearchItemsByRegion?region=0&category=7&categoryName=x&page=0&nbOfItems=20")
                .pages())
        .containsExactly(1);
  }

  @Test
  void seesThatASearchResultIsEmptyAndFindsTheWayBack() {
    OldClient page = read("/SearchItemsByCategory?category=0&categoryName=x&page=2&nbOfItems=20");

    assertThat(page.empty()).isTrue();
    assertThat(page.failed()).isFalse();
    assertThat(page.pages()).containsExactly(1);
  }

  @Test
  void findsOnlyTheItemAndItsSellerInViewItem() {
    OldClient page = read("/ViewItem?itemId=5");

    assertThat(page.itemIds()).hasSizeGreaterThanOrEqualTo(4).containsOnly(5);
    assertThat(page.userIds()).startsWith(Samples.SELLER);
    assertThat(page.addressees()).containsExactly(Samples.SELLER);
  }

  @Test
  void findsTheFormInPutBid() {
    OldClient page = read("/PutBid?itemId=5&nickname=user7&password=right");

    assertThat(page.form().minBid()).contains(21f);
    assertThat(page.form().maxQuantity()).contains(4);
    assertThat(page.itemIds()).containsOnly(5);
    assertThat(page.userIds()).startsWith(Samples.SELLER);
  }

  @Test
  void findsTheFormInBuyNow() {
    OldClient page = read("/BuyNow?itemId=5&nickname=user7&password=right");

    assertThat(page.form().maxQuantity()).contains(4);
    assertThat(page.userIds()).containsExactly(Samples.SELLER);
    assertThat(page.addressees()).containsExactly(Samples.SELLER);
  }

  @Test
  void findsTheAddresseeInPutComment() {
    assertThat(read("/PutComment?itemId=5&to=31&nickname=user7&password=right").form().to())
        .contains(31);
  }

  @Test
  void findsBiddersAndAuthors() {
    assertThat(read("/ViewBidHistory?itemId=5").userIds()).containsExactly(12);
    assertThat(read("/ViewUserInfo?userId=31").userIds()).containsExactly(13);
  }

  @Test
  void findsItemsToBidOnInAboutMe() {
    OldClient page = read("/AboutMe?nickname=user7&password=right");

    assertThat(page.itemIds()).contains(1, 2, 3, 4, 5);
    assertThat(page.userIds()).contains(Samples.SELLER);
    assertThat(site.get("/AboutMe?nickname=user7&password=right").text())
        .contains("PutBidAuth?itemId=1\"");
  }

  @Test
  void theLoginFormsNameNoOtherItem() {
    for (String script : List.of("PutBidAuth?", "BuyNowAuth?", "PutCommentAuth?to=3&")) {
      assertThat(read("/" + script + "itemId=5").itemIds()).as(script).isEmpty();
    }
  }

  @Test
  void onlyFailuresAndEmptySearchesSayTheWords() {
    for (var page : Tour.of(site).entrySet()) {
      OldClient seen = OldClient.reads(page.getValue().text());
      boolean failure = page.getValue().text().contains("content=bad-request>");
      assertThat(seen.failed()).as(page.getKey()).isEqualTo(failure);
      assertThat(seen.empty()).as(page.getKey()).isEqualTo(page.getKey().equals("empty page"));
      assertThat(page.getValue().status()).as(page.getKey()).isEqualTo(200);
    }
  }

  @Test
  void withoutLegacyModeNoPageSaysTheFailureWord() {
    try (TestSite modern = TestSite.start("ERROR Sorry itemId=x &page=y", Map.of())) {
      for (var page : Tour.of(modern).entrySet()) {
        OldClient seen = OldClient.reads(page.getValue().text());
        assertThat(seen.failed()).as(page.getKey()).isFalse();
        assertThat(seen.empty()).as(page.getKey()).isEqualTo(page.getKey().equals("empty page"));
      }
    }
  }

  private static OldClient read(String path) {
    return OldClient.reads(site.get(path).text());
  }
}
