package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.carryover.Sequence;

class CarryOverPartsTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final Cell BROWSING = new Cell("browsing", LoadKind.SATURATED);
  private static final double NOISE = 0.02;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c", "d"), 10, 0);

  @Test
  void saysAfterWhichSiteABlockTakesMore() {
    BlockModel model = model(plan, 2, drawn(plan, 2, 1.1));
    CarryOverParts parts = new CarryOverParts(model);
    assertThat(text(parts.shown()))
        .contains("bidding</th><td class=\"words\">C</td>")
        .containsPattern("<td>1\\.\\d+ \\(1\\.\\d+ to 1\\.\\d+\\)</td>")
        .containsPattern("shown: a block after C takes (8|9|10|11|12)\\S* % more");
    assertThat(parts.remarks())
        .anySatisfy(
            remark -> assertThat(remark).startsWith("Carry-over, bidding mix: a block after C"));
    assertThat(new Headline(model).text()).contains("Carry-over, bidding mix: a block after C");
    assertThat(text(new NoiseParts(model).shown())).contains("Carry-over from the site before");
  }

  @Test
  void saysWhatCouldHaveBeenFoundWhereNoneIsShown() {
    BlockModel model = model(plan, 2, drawn(plan, 2, 1));
    CarryOverParts parts = new CarryOverParts(model);
    assertThat(text(parts.shown()))
        .contains("not shown")
        .doesNotContain("shown: ")
        .containsPattern("<td>1\\.0[1-6]\\S*</td><td>not shown");
    assertThat(parts.remarks()).isEmpty();
  }

  @Test
  void saysThatAFixedOrderTellsNothing() {
    Map<String, Double> costs = Map.of("a", 1.0, "b", 2.0, "c", 3.0, "d", 4.0);
    BlockModel model = model(plan, 1, SampleRuns.blocks(plan, costs, 0.05, 1));
    assertThat(text(new CarryOverParts(model).shown())).contains("cannot be told");
    assertThat(new CarryOverParts(model).remarks()).isEmpty();
  }

  @Test
  void oneSiteHasNoneBefore() {
    BlockPlan alone = SampleRuns.plan(List.of("a"), 4, 0);
    BlockModel model = model(alone, 1, SampleRuns.blocks(alone, Map.of("a", 2.0), 0.05, 1));
    assertThat(new CarryOverParts(model).shown()).isEmpty();
  }

  @Test
  void eachGroupIsTestedByItself() {
    BlockPlan grouped = SampleRuns.grouped(plan, 3, 2);
    List<Block> blocks = new ArrayList<>();
    for (int group = 1; group <= grouped.groups().size(); group++) {
      int number = group;
      for (Block block : drawn(grouped.groups().get(group - 1), 2, 1, 500 * group)) {
        blocks.add(SampleRuns.in(number, block));
      }
    }
    assertThat(text(new CarryOverParts(model(grouped, 2, blocks)).shown()))
        .contains("bidding, group 1")
        .contains("bidding, group 2");
  }

  @Test
  void theSiteBeforeIsThatOfTheBlockThatRanDirectlyBefore() {
    List<Block> blocks =
        List.of(
            SampleRuns.block(7, 1, 0, Stage.WARM_UP, "d", BROWSING, 1),
            SampleRuns.block(8, 1, 1, "a", BIDDING, 2),
            SampleRuns.block(9, 1, 1, "b", BIDDING, 3),
            SampleRuns.block(10, 1, 1, "c", BROWSING, 1),
            SampleRuns.block(11, 1, 2, "b", BIDDING, 4),
            SampleRuns.block(12, 2, 1, "a", BIDDING, 5));
    List<List<Sequence>> found = new BlockSequences(model(plan, 2, blocks)).of(BIDDING);
    assertThat(found)
        .containsExactly(
            List.of(
                new Sequence(3, List.of(0, 1), List.of(Math.log(2), Math.log(3))),
                new Sequence(2, List.of(1), List.of(Math.log(4)))),
            List.of(new Sequence(Sequence.NONE, List.of(0), List.of(Math.log(5)))));
  }

  @Test
  void aRoundWithABlockWithoutCpuTimeIsLeftOut() {
    List<Block> blocks =
        List.of(
            SampleRuns.block(1, 1, 1, "a", BIDDING, 2),
            SampleRuns.block(2, 1, 1, "b", BIDDING, 0),
            SampleRuns.block(3, 1, 2, "b", BIDDING, 3));
    assertThat(new BlockSequences(model(plan, 1, blocks)).of(BIDDING))
        .containsExactly(List.of(new Sequence(1, List.of(1), List.of(Math.log(3)))));
  }

  private static String text(List<DomContent> parts) {
    return parts.stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static BlockModel model(BlockPlan plan, int starts, List<Block> blocks) {
    return new BlockModel(
        SampleRuns.run(plan),
        IntStream.rangeClosed(1, starts)
            .mapToObj(number -> SampleRuns.invocation(plan, number))
            .toList(),
        blocks,
        Map.of());
  }

  private static List<Block> drawn(BlockPlan plan, int starts, double afterC) {
    return drawn(plan, starts, afterC, 0);
  }

  /** Sites and mixes shuffled in each round; a block after c takes more. */
  private static List<Block> drawn(BlockPlan plan, int starts, double afterC, int firstNumber) {
    Random random = new Random(41);
    List<Block> blocks = new ArrayList<>();
    String before = "";
    for (int start = 1; start <= starts; start++) {
      for (int round = 1; round <= plan.rounds(); round++) {
        List<String> mixes = new ArrayList<>(plan.mixes());
        Collections.shuffle(mixes, random);
        for (String mix : mixes) {
          List<Configuration> sites = new ArrayList<>(plan.sites());
          Collections.shuffle(sites, random);
          for (Configuration site : sites) {
            double level = 1 + plan.sites().indexOf(site);
            double carried = before.equals("c") ? afterC : 1;
            double noise = Math.exp(NOISE * random.nextGaussian());
            blocks.add(
                SampleRuns.block(
                    firstNumber + blocks.size() + 1,
                    start,
                    round,
                    site.name(),
                    new Cell(mix, LoadKind.SATURATED),
                    level * carried * noise));
            before = site.name();
          }
        }
      }
    }
    return blocks;
  }
}
