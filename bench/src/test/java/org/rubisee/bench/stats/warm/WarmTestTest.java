package org.rubisee.bench.stats.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The criteria one by one; {@code WarmthOfBlocksTest} simulates how often they are wrong. */
class WarmTestTest {
  private static final WarmCriteria CRITERIA = new WarmCriteria(0.03, 0.05, 2000);
  private static final WarmCriteria FIRST_LOOK = new WarmCriteria(0.10, 0.10, 2000);
  private static final double LONG = 200;

  @Test
  void cannotTellFromFewBlocks() {
    for (int blocks : new int[] {0, 1, 4, 10}) {
      WarmTest test = WarmTest.of(quiet(blocks, 1000, 0.01), LONG, CRITERIA);
      assertThat(test.findings()).extracting(WarmFinding::state).contains(WarmState.CANNOT_TELL);
      assertThat(test.state()).as("%d blocks", blocks).isNotEqualTo(WarmState.WARM);
    }
    assertThat(WarmTest.of(quiet(12, 1000, 0.01), LONG, CRITERIA).state())
        .isEqualTo(WarmState.WARM);
  }

  @Test
  void cannotTellOfASeriesThatWasObservedForAShortTime() {
    List<WarmBlock> blocks = quiet(40, 1000, 0.01);
    assertThat(WarmTest.of(blocks, 119, CRITERIA).state()).isEqualTo(WarmState.CANNOT_TELL);
    assertThat(WarmTest.of(blocks, 120, CRITERIA).state()).isEqualTo(WarmState.WARM);
  }

  @Test
  void compilersAtWorkAreNotWarmHoweverSteadyTheFigures() {
    assertThat(WarmTest.of(quiet(40, 1000, 0.05), LONG, CRITERIA).state())
        .isEqualTo(WarmState.NOT_WARM);
    assertThat(WarmTest.of(quiet(40, 1000, 0.05), LONG, FIRST_LOOK).state())
        .isEqualTo(WarmState.WARM);
  }

  @Test
  void fewBlocksShowThatASiteStillCompiles() {
    assertThat(jitOf(quiet(3, 1000, 0.30), FIRST_LOOK)).isEqualTo(WarmState.NOT_WARM);
    assertThat(jitOf(quiet(3, 1000, 0.05), FIRST_LOOK)).isEqualTo(WarmState.CANNOT_TELL);
    List<WarmBlock> cooling = new ArrayList<>(quiet(3, 1000, 0.60));
    cooling.addAll(quiet(1, 1000, 0.05));
    assertThat(jitOf(cooling, FIRST_LOOK)).isEqualTo(WarmState.CANNOT_TELL);
    assertThat(jitOf(List.of(), FIRST_LOOK)).isEqualTo(WarmState.CANNOT_TELL);
  }

  @Test
  void cannotTellWithoutTheCompilersTime() {
    assertThat(WarmTest.of(quiet(40, 1000, Double.NaN), LONG, CRITERIA).state())
        .isEqualTo(WarmState.CANNOT_TELL);
  }

  @Test
  void fewInteractionsAreNotWarm() {
    assertThat(WarmTest.of(quiet(40, 10, 0.01), LONG, CRITERIA).state())
        .isEqualTo(WarmState.NOT_WARM);
  }

  @Test
  void aClearFallIsNotWarm() {
    List<WarmBlock> blocks = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      blocks.add(new WarmBlock(1000, 5, 10, 2 + 4 * Math.exp(-i / 30.0), 0));
    }
    assertThat(WarmTest.of(blocks, LONG, CRITERIA).state()).isEqualTo(WarmState.NOT_WARM);
  }

  private static WarmState jitOf(List<WarmBlock> blocks, WarmCriteria criteria) {
    return WarmTest.of(blocks, LONG, criteria).findings().stream()
        .filter(finding -> finding.criterion().startsWith("JIT compilation"))
        .findFirst()
        .orElseThrow()
        .state();
  }

  private static List<WarmBlock> quiet(int blocks, long interactions, double compilerShare) {
    return IntStream.range(0, blocks)
        .mapToObj(i -> new WarmBlock(interactions, 5, 10, 2, 2 * compilerShare))
        .toList();
  }
}
