package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.SearchedCurve;

class CurveOrderTest {

  private final CurveOrder order =
      new CurveOrder(SampleRuns.curve(List.of("a", "b", "c"), List.of(100, 200, 400)));

  @Test
  void everySiteIsMeasuredOnceAtEachPointOfARound() {
    List<CurveOrder.Point> round = order.round(1, 1);
    assertThat(round)
        .hasSize(2 * 3)
        .allSatisfy(point -> assertThat(point.sites()).containsExactlyInAnyOrder("a", "b", "c"));
    assertThat(round).extracting(point -> point.mix() + point.clients()).doesNotHaveDuplicates();
  }

  @Test
  void eachEvenRoundIsTheOneBeforeItBackwards() {
    List<String> forwards = new ArrayList<>(blocks(3));
    Collections.reverse(forwards);
    assertThat(blocks(4)).isEqualTo(forwards);
  }

  @Test
  void theSeedDecidesAndPairsOfRoundsDiffer() {
    assertThat(order.round(2, 1)).isEqualTo(order.round(2, 1));
    assertThat(IntStream.of(1, 3, 5, 7).mapToObj(round -> order.round(1, round)).distinct().count())
        .isGreaterThan(2);
    assertThat(order.round(1, 1)).isNotEqualTo(order.round(2, 1));
  }

  @Test
  void sitesWithoutAPointAreLeftOutThere() {
    BlockPlan plan = SampleRuns.searchedCurve(List.of("a", "b"));
    CurvePlan curve =
        plan.curve()
            .with(new SearchedCurve("a", "bidding", List.of(100, 200), 200, 150))
            .with(new SearchedCurve("b", "bidding", List.of(50, 100), 50, 50));
    List<CurveOrder.Point> round = new CurveOrder(plan.along(curve)).round(1, 1);
    assertThat(round).extracting(CurveOrder.Point::clients).containsExactlyInAnyOrder(50, 100, 200);
    for (CurveOrder.Point point : round) {
      assertThat(point.mix()).isEqualTo("bidding");
      assertThat(point.sites())
          .isSubsetOf("a", "b")
          .allMatch(site -> curve.clients(site, "bidding").contains(point.clients()));
    }
  }

  private List<String> blocks(int round) {
    return order.round(1, round).stream()
        .flatMap(point -> point.sites().stream().map(site -> point.mix() + point.clients() + site))
        .toList();
  }
}
