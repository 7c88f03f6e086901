package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.SampleRuns;

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

  private List<String> blocks(int round) {
    return order.round(1, round).stream()
        .flatMap(point -> point.sites().stream().map(site -> point.mix() + point.clients() + site))
        .toList();
  }
}
