package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

class BlockEstimateTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c", "d", "e", "f"), 12, 2);

  @Test
  void aBudgetDecidesHowLongARunTakes() {
    assertThat(BlockEstimate.of(plan.within(830))).isLessThanOrEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void groupsTakeAsLongAsEachOfThemByItself() {
    BlockPlan grouped = SampleRuns.grouped(SampleRuns.conclusions(List.of("a", "b", "c")), 2, 3);
    Duration pair = BlockEstimate.of(SampleRuns.conclusions(List.of("a", "b")));
    Duration data = Duration.ofSeconds(40);
    assertThat(BlockEstimate.of(grouped).minus(data))
        .isCloseTo(pair.minus(data).multipliedBy(2), Duration.ofSeconds(1));
    assertThat(BlockEstimate.of(grouped.within(100))).isEqualTo(data.plusSeconds(300));
  }

  @Test
  void aCurveTakesTheTimeOfItsPoints() {
    BlockPlan one = SampleRuns.curve(List.of("a", "b"), List.of(100));
    BlockPlan two = SampleRuns.curve(List.of("a", "b"), List.of(100, 200));
    // 3 invocations of 12 rounds, 2 sites and 2 mixes, 15 + 30 + 3 s each
    assertThat(BlockEstimate.of(two).minus(BlockEstimate.of(one)))
        .isEqualTo(Duration.ofSeconds(3 * 12 * 2 * 2 * 48));
  }

  @Test
  void withoutABudgetMoreSitesTakeLonger() {
    assertThat(BlockEstimate.of(SampleRuns.plan(List.of("a", "b"), 12, 2)))
        .isLessThan(BlockEstimate.of(plan));
  }
}
