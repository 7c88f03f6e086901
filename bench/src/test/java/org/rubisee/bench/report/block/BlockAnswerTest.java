package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;

class BlockAnswerTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c"), 6, 0);

  @Test
  void everyRatioHasItsInterval() {
    String text = headline(Map.of("a", 1.0, "b", 2.0, "c", 7.0), 0.03);
    assertThat(text.lines().filter(line -> line.contains("  B  ")))
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).containsPattern("\\d \\([\\d.]+ to [\\d.]+\\)"));
  }

  @Test
  void itSaysWhatTheRunCannotTellApartAndForWhatItHolds() {
    assertThat(headline(Map.of("a", 1.0, "b", 2.0, "c", 7.0), 0.1))
        .contains("a run like this one finds a true factor of")
        .contains("for this start of the servers")
        .contains("First look, not for conclusions");
  }

  @Test
  void moreNoiseGivesWiderIntervals() {
    assertThat(width(0.2)).isGreaterThan(width(0.02));
  }

  private double width(double deviation) {
    BlockModel model = model(Map.of("a", 1.0, "b", 2.0, "c", 7.0), deviation);
    return model.smallestDetectable(new Cell("bidding", LoadKind.SATURATED)).orElseThrow();
  }

  private String headline(Map<String, Double> costs, double deviation) {
    return new BlockAnswer(model(costs, deviation)).answer().text();
  }

  private BlockModel model(Map<String, Double> costs, double deviation) {
    return new BlockModel(
        SampleRuns.run(plan),
        List.of(SampleRuns.invocation(plan, 1)),
        SampleRuns.blocks(plan, costs, deviation, 5),
        Map.of());
  }
}
