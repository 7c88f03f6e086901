package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.BOOKS;
import static org.rubisee.sql.Fixture.CYD;
import static org.rubisee.sql.Fixture.NORTH;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.SOUTH;
import static org.rubisee.sql.Fixture.TOYS;
import static org.rubisee.sql.Fixture.money;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.SearchResult;

class SqlSearchTest extends SqlTest {

  @Test
  void listsRunningAuctionsEndingSoonestFirst() {
    data.insert(data.item(1).end(NOW.plusHours(3)));
    data.insert(data.item(2).end(NOW.plusHours(1)));
    data.insert(data.item(3).end(NOW.plusHours(2)).category(TOYS));
    data.insert(data.item(4).end(NOW.plusHours(1)));

    assertThat(ids(category(BOOKS, 0, 10))).containsExactly(2, 4, 1);
  }

  @Test
  void leavesOutAuctionsThatEndNow() {
    data.insert(data.item(1).end(NOW));
    data.insert(data.item(2).end(NOW.plusSeconds(1)));
    data.insertOld(data.item(3));

    assertThat(ids(category(BOOKS, 0, 10))).containsExactly(2);
  }

  @Test
  void showsTheHighestBidElseTheInitialPrice() {
    data.insert(data.item(1));
    data.insert(data.item(2).bids(4, "55.50").buyNow("99.99"));

    assertThat(category(BOOKS, 0, 10).items())
        .containsExactly(
            new ItemSummary(1, "item 1", money("10.00"), 0, NOW.plusDays(1), false, BOOKS),
            new ItemSummary(2, "item 2", money("55.50"), 4, NOW.plusDays(1), true, BOOKS));
  }

  @Test
  void saysWhetherANextPageHasItems() {
    for (int id = 1; id <= 4; id++) {
      data.insert(data.item(id));
    }

    assertThat(ids(category(BOOKS, 0, 2))).containsExactly(1, 2);
    assertThat(category(BOOKS, 0, 2).hasMore()).isTrue();
    assertThat(ids(category(BOOKS, 1, 2))).containsExactly(3, 4);
    assertThat(category(BOOKS, 1, 2).hasMore()).isFalse();
    assertThat(category(BOOKS, 2, 2)).isEqualTo(new SearchResult(List.of(), false));
  }

  @Test
  void findsNothingOnAPageBeyondAllNumbers() {
    data.insert(data.item(1));

    assertThat(category(BOOKS, Integer.MAX_VALUE, 100).items()).isEmpty();
    assertThat(
            useCases
                .searchItemsByRegion()
                .searchItemsByRegion(BOOKS, NORTH, Integer.MAX_VALUE, 100)
                .items())
        .isEmpty();
  }

  @Test
  void findsNothingInUnknownCategoriesAndRegions() {
    data.insert(data.item(1));

    assertThat(category(99, 0, 10).items()).isEmpty();
    assertThat(ids(region(BOOKS, 99, 0, 10))).isEmpty();
    assertThat(ids(region(99, NORTH, 0, 10))).isEmpty();
  }

  @Test
  void listsTheSellersOfOneRegionOnly() {
    data.insert(data.item(1).seller(CYD).end(NOW.plusHours(5)));
    data.insert(data.item(2).seller(ANN));
    data.insert(data.item(3).seller(CYD).end(NOW.plusHours(4)));
    data.insert(data.item(4).seller(CYD).category(TOYS));
    data.insert(data.item(5).seller(CYD).end(NOW));
    data.insert(data.item(6).seller(0));

    assertThat(ids(region(BOOKS, SOUTH, 0, 10))).containsExactly(3, 1);
    assertThat(ids(region(BOOKS, NORTH, 0, 10))).containsExactly(2);
    assertThat(ids(region(BOOKS, SOUTH, 1, 1))).containsExactly(1);
    assertThat(region(BOOKS, SOUTH, 0, 1).hasMore()).isTrue();
    assertThat(region(BOOKS, SOUTH, 1, 1).hasMore()).isFalse();
  }

  private SearchResult category(int category, int page, int size) {
    return useCases.searchItemsByCategory().searchItemsByCategory(category, page, size);
  }

  private SearchResult region(int category, int region, int page, int size) {
    return useCases.searchItemsByRegion().searchItemsByRegion(category, region, page, size);
  }

  private static List<Integer> ids(SearchResult result) {
    return result.items().stream().map(ItemSummary::id).toList();
  }
}
