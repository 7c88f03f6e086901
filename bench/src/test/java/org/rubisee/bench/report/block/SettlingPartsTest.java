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

class SettlingPartsTest {

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 6, 0);
  private final List<Block> blocks = SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0), 0.05, 1);

  /** What counts of a block of the sample answers 250 interactions a second. */
  @Test
  void comparesTheFirstPartOfABlockWithTheRest() {
    String text = shown(blocks.stream().map(SettlingPartsTest::settled).toList());
    String bidding = "</th><td class=\"words\">bidding</td>";
    assertThat(text)
        .contains("The first moments of a block")
        .containsPattern("A" + bidding + "<td>1\\.00 \\(0\\.9\\S+ to 1\\.0\\S+\\)</td>")
        .containsPattern("B" + bidding + "<td>0\\.800 \\(0\\.79\\S+ to 0\\.80\\S+\\)</td>")
        .contains("within 5 %")
        .contains("DIFFERS by more than 5 %");
  }

  @Test
  void aRunThatDidNotRecordItShowsNothing() {
    assertThat(shown(blocks)).isEmpty();
  }

  @Test
  void theRatioIsZeroWhereNothingWasRecorded() {
    assertThat(blocks.get(0).settlingRatio()).isZero();
    assertThat(SampleRuns.settling(125, blocks.get(0)).settlingRatio()).isEqualTo(0.5);
  }

  private static Block settled(Block block) {
    double spread = 0.01 * (block.round() % 3 - 1);
    return SampleRuns.settling((block.site().equals("a") ? 250 : 200) * (1 + spread), block);
  }

  private String shown(List<Block> some) {
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan), List.of(SampleRuns.invocation(plan, 1)), some, Map.of());
    return new NoiseParts(model)
        .settling().stream().map(DomContent::render).collect(Collectors.joining());
  }
}
