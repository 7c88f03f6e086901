package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;

/** Blocks of 260 and 1,040 interactions; 1,000 items for sale, so 6,000 interactions at most. */
class DataGrowthTest {

  private static final int ITEMS = 1_000;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c"), 8, 2);
  private final DataGrowth growth = new DataGrowth(plan, ITEMS);
  private final List<BlockOrder.Place> saturated = places(LoadKind.SATURATED, "bidding");

  @Test
  void dataArePutBackBeforeTheyDifferTooMuch() {
    // 1,300 of the block that warmed them, and 1,300 a round: the fourth would make 6,500
    for (int round = 1; round <= 3; round++) {
      assertThat(growth.isTooMuchWith(saturated, 0)).isFalse();
      growth.add(saturated, 0);
    }
    assertThat(growth.isTooMuchWith(saturated, 0)).isTrue();
    growth.restored();
    assertThat(growth.isTooMuchWith(saturated, 0)).isFalse();
    assertThat(growth.roundsPerRestore()).isEqualTo(3);
  }

  @Test
  void readingChangesNothing() {
    List<BlockOrder.Place> browsing = places(LoadKind.SATURATED, "browsing");
    for (int round = 1; round <= 100; round++) {
      growth.add(browsing, 0);
    }
    assertThat(growth.isTooMuchWith(browsing, 0)).isFalse();
  }

  @Test
  void pacedBlocksCountByTheirRate() {
    growth.add(saturated, 0);
    // 1 s and 5 s at 600 a second are 3,600
    assertThat(growth.isTooMuchWith(places(LoadKind.PACED, "bidding"), 500)).isFalse();
    assertThat(growth.isTooMuchWith(places(LoadKind.PACED, "bidding"), 600)).isTrue();
  }

  @Test
  void freshDataAreNotPutBackAgain() {
    DataGrowth small = new DataGrowth(plan, 1);
    assertThat(small.isTooMuchWith(saturated, 0)).isFalse();
    assertThat(small.roundsPerRestore()).isEqualTo(1);
  }

  @Test
  void twoBlocksOfASiteInARoundCountTwice() {
    List<BlockOrder.Place> twice = List.of(saturated.get(0), saturated.get(0));
    growth.add(twice, 0);
    assertThat(growth.isTooMuchWith(twice, 0)).isTrue();
  }

  @Test
  void clientsWhoThinkCountByWhatTheyCouldAskFor() {
    BlockPlan curve = SampleRuns.curve(List.of("a", "b"), List.of(100, 200));
    DataGrowth ofCurve = new DataGrowth(curve, 600);
    // 3,600 at most; 2,000 of the block that warmed the data, 643 of 100 clients in 45 s
    ofCurve.add(point("bidding", 100));
    assertThat(ofCurve.isTooMuchWith(point("browsing", 200))).isFalse();
    assertThat(ofCurve.isTooMuchWith(point("bidding", 100))).isFalse();
    assertThat(ofCurve.isTooMuchWith(point("bidding", 200))).isTrue();
    ofCurve.restored();
    assertThat(ofCurve.isTooMuchWith(point("bidding", 200))).isFalse();
  }

  @Test
  void manyCustomersNeedMoreBlocksAfterARestore() {
    BlockPlan many = SampleRuns.curve(List.of("a", "b"), List.of(600));
    // Three blocks of 2,000 warm the data, and 3,857 would follow.
    DataGrowth ofMany = new DataGrowth(many, 1_600);
    ofMany.add(point("bidding", 100));
    assertThat(ofMany.isTooMuchWith(point("bidding", 400))).isFalse();
    assertThat(ofMany.isTooMuchWith(point("bidding", 600))).isTrue();
  }

  private static CurveOrder.Point point(String mix, int clients) {
    return new CurveOrder.Point(mix, clients, List.of("a", "b"));
  }

  private static List<BlockOrder.Place> places(LoadKind load, String mix) {
    return List.of("a", "b", "c").stream()
        .map(site -> new BlockOrder.Place(site, new Cell(mix, load)))
        .toList();
  }
}
