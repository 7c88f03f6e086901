package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;

class BlockOrderTest {

  private final BlockPlan three = SampleRuns.plan(List.of("a", "b", "c"), 6, 2);
  private final BlockPlan two = SampleRuns.plan(List.of("a", "b"), 6, 0);

  @Test
  void everySiteIsMeasuredOnceInEveryCellOfARound() {
    List<BlockOrder.Place> round = new BlockOrder(three).round(1, 1);
    assertThat(round).hasSize(3 * 2 * 2).doesNotHaveDuplicates();
  }

  @Test
  void sitesOfACellAreNeighbours() {
    List<BlockOrder.Place> round = new BlockOrder(three).round(1, 1);
    List<Cell> cells = round.stream().map(BlockOrder.Place::cell).distinct().toList();
    List<Cell> inOrder = new ArrayList<>();
    for (Cell cell : cells) {
      for (int site = 0; site < 3; site++) {
        inOrder.add(cell);
      }
    }
    assertThat(round).extracting(BlockOrder.Place::cell).containsExactlyElementsOf(inOrder);
  }

  @Test
  void pacedCellsArePartOfTheFirstRoundsOnly() {
    BlockOrder order = new BlockOrder(three);
    assertThat(order.round(1, 2)).anyMatch(place -> place.cell().load() == LoadKind.PACED);
    assertThat(order.round(1, 3)).noneMatch(place -> place.cell().load() == LoadKind.PACED);
  }

  @Test
  void twoSitesAreMeasuredInBothOrders() {
    Set<String> orders = new HashSet<>();
    for (int round = 1; round <= 20; round++) {
      List<BlockOrder.Place> places = new BlockOrder(two).round(1, Math.min(round, 6));
      String order =
          places.subList(0, 4).stream().map(BlockOrder.Place::site).reduce("", String::concat);
      assertThat(order).isIn("abba", "baab");
      orders.add(order);
    }
    assertThat(orders).hasSize(2);
    assertThat(new BlockOrder(two).blocks()).isEqualTo(8);
  }

  @Test
  void theSeedDecidesTheOrderAndRoundsDiffer() {
    BlockOrder order = new BlockOrder(three);
    assertThat(order.round(1, 1)).isEqualTo(new BlockOrder(three).round(1, 1));
    assertThat(
            IntStream.rangeClosed(1, 6).mapToObj(round -> order.round(2, round)).distinct().count())
        .isGreaterThan(2);
  }
}
