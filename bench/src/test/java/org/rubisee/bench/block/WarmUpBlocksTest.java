package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

/**
 * Blocks of 260 and 1,040 interactions that shall take 3 s; 1,650 items for sale: 9,900 at most.
 */
class WarmUpBlocksTest {

  private static final int ITEMS = 1_650;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 8, 2);
  private final WarmUpBlocks blocks = new WarmUpBlocks(plan, ITEMS);

  @Test
  void aSiteWhoseSpeedIsUnknownGetsAMeasuredBlock() {
    assertThat(blocks.times("browsing")).isEqualTo(1);
    assertThat(blocks.times("bidding")).isEqualTo(1);
  }

  @Test
  void aSlowSiteGetsMeasuredBlocks() {
    blocks.add("browsing", 1, 200);
    assertThat(blocks.times("browsing")).isEqualTo(1);
  }

  @Test
  void aFastSiteGetsBlocksThatTakeTheTime() {
    blocks.add("browsing", 1, 1_750);
    // 3 s are 5,250 interactions
    assertThat(blocks.times("browsing")).isEqualTo(5);
    assertThat(blocks.times("bidding")).isEqualTo(1);
  }

  @Test
  void aMixThatWritesStaysWithinWhatTheDataAllow() {
    blocks.add("bidding", 1, 1_000_000);
    // 9 × 1,040 + 260 = 9,620
    assertThat(blocks.times("bidding")).isEqualTo(9);
    blocks.add("browsing", 1, 1_000_000);
    assertThat(blocks.times("browsing")).isEqualTo(32);
  }

  @Test
  void dataArePutBackBeforeABlockThatWouldChangeThemTooMuch() {
    assertThat(blocks.needsFreshData("bidding")).isFalse();
    blocks.add("bidding", 1, 1_750);
    // 1,300 so far, 5,460 with the next one, 10,920 with the one after it
    assertThat(blocks.needsFreshData("bidding")).isFalse();
    blocks.add("bidding", 5, 1_750);
    assertThat(blocks.needsFreshData("bidding")).isTrue();
    assertThat(blocks.needsFreshData("browsing")).isFalse();
    blocks.restored();
    assertThat(blocks.needsFreshData("bidding")).isFalse();
  }

  @Test
  void fewItemsDoNotMakeItPutTheDataBackForEver() {
    WarmUpBlocks tiny = new WarmUpBlocks(plan, 1);
    assertThat(tiny.times("bidding")).isEqualTo(1);
    assertThat(tiny.needsFreshData("bidding")).isFalse();
    tiny.add("bidding", 1, 100);
    assertThat(tiny.needsFreshData("bidding")).isTrue();
    tiny.restored();
    assertThat(tiny.needsFreshData("bidding")).isFalse();
  }
}
