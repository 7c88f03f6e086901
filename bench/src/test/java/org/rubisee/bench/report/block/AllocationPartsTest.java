package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

class AllocationPartsTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 4, 0);

  @Test
  void showsBytesByTierAndTheRatioWithItsInterval() {
    // Sample blocks allocate 30 and 20 kB per CPU millisecond and interaction.
    List<String> row =
        AllocationParts.table()
            .cells(
                new Spot(
                    model(SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0.05, 1)),
                    plan.site("b"),
                    "bidding"));
    assertThat(row.get(1)).matches("[56]\\d(\\.\\d)? kB \\(.* to .*\\)");
    assertThat(row.get(2)).matches("[34]\\d(\\.\\d)? kB \\(.* to .*\\)");
    assertThat(row.get(3)).matches("(9\\d(\\.\\d)?|1\\d\\d) kB \\(.* to .*\\)");
    assertThat(row.get(4)).matches("(1\\.9|2\\.0)\\d? \\(.* to .*\\)");
  }

  @Test
  void saysWhenNothingWasRecorded() {
    List<Block> without =
        SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0.05, 1).stream()
            .map(AllocationPartsTest::withoutAllocations)
            .toList();
    assertThat(text(new AllocationParts(model(without)))).contains("were not recorded");
  }

  private BlockModel model(List<Block> blocks) {
    return new BlockModel(
        SampleRuns.run(plan), List.of(SampleRuns.invocation(plan, 1)), blocks, Map.of());
  }

  private static String text(AllocationParts parts) {
    return parts.shown().stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static Block withoutAllocations(Block block) {
    return new Block(
        block.number(),
        block.invocation(),
        block.group(),
        block.round(),
        block.stage(),
        block.site(),
        block.cell(),
        block.startedAt(),
        block.seconds(),
        block.issued(),
        block.outcomes(),
        block.writes(),
        block.medianMillis(),
        block.cpu(),
        block.surroundings(),
        block.marks(),
        block.busy(),
        Map.of(),
        block.settlingThroughput());
  }
}
