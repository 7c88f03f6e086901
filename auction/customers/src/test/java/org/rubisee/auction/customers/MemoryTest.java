package org.rubisee.auction.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.model.Interaction;

class MemoryTest {

  private final SplittableRandom random = new SplittableRandom(1);
  private final Draws draws = purpose -> random;
  private final Memory memory = new Memory();

  @Test
  void turnsToAnotherItemWhenOneIsSoldOut() {
    see(
        "<a href=\"BuyNowAuth?itemId=12\"><a href=\"BuyNowAuth?itemId=13\">"
            + "<a href=\"BuyNowAuth?itemId=14\">");

    Set<Integer> wanted = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      assertThat(memory.allows(Interaction.BUY_NOW_AUTH)).isTrue();
      wanted.add(memory.buyableItemId());
      memory.loseBuyable(draws);
    }

    assertThat(wanted).containsExactlyInAnyOrder(12, 13, 14);
    assertThat(memory.allows(Interaction.BUY_NOW_AUTH)).isFalse();
  }

  @Test
  void keepsInMindWhatCanBeBoughtUntilAPageShowsOtherItems() {
    see("<a href=\"BuyNowAuth?itemId=12\">");
    see("<a href=\"ViewItem?itemId=30\">");
    assertThat(memory.buyableItemId()).isEqualTo(12);

    see("<a href=\"BuyNowAuth?itemId=31\">");
    assertThat(memory.buyableItemId()).isEqualTo(31);
  }

  private void see(String page) {
    PageScan scan = new PageScan(Marks.ALL);
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    scan.scan(bytes, bytes.length);
    memory.see(Interaction.SEARCH_ITEMS_BY_CATEGORY, scan, draws);
  }
}
