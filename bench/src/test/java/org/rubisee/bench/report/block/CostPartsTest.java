package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.tier.Tier;

/** Where the CPU time of an interaction goes. */
class CostPartsTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final Pattern CELL = Pattern.compile("<t[hd][^>]*>([^<]*)</t[hd]>");

  private final BlockPlan plan = SampleRuns.plan(List.of("a"), 2, 0);

  @Test
  void aRowSplitsCpuTimeByTierAndByKind() {
    // Sample blocks have 1,000 interactions in 4 s. Their JVMs compile for 0.01 s and collect
    // garbage for 0.02 s. The web tier has 60 % of the time, the database the rest.
    assertThat(rows(Map.of()))
        .containsSubsequence(
            List.of("A", "1.20", "–", "0.800", "0.100", "0.010", "0.020", "1.97", "0", "15.0 %"));
  }

  @Test
  void whatIdleServersTakeIsSubtractedFromTheirTierAndTheRestAndShown() {
    // 0.05 s in each second of 4 s, among 1,000 interactions: 0.2 ms of each
    assertThat(rows(Map.of("a", Map.of(Tier.WEB, 0.05))))
        .containsSubsequence(
            List.of(
                "A", "1.00", "–", "0.800", "0.100", "0.010", "0.020", "1.77", "50.0", "15.0 %"));
  }

  /** Two rounds of a site, one of 1 and one of 3 CPU milliseconds per interaction. */
  private static List<Block> blocks() {
    return List.of(
        SampleRuns.block(1, 1, 1, "a", BIDDING, 1), SampleRuns.block(2, 1, 2, "a", BIDDING, 3));
  }

  private List<String> rows(Map<String, Map<Tier, Double>> idle) {
    Invocation invocation = SampleRuns.invocation(plan, 1).withIdle(idle);
    String text =
        new CostParts(new BlockModel(SampleRuns.run(plan), List.of(invocation), blocks(), Map.of()))
            .tiers(new Figures()).stream().map(DomContent::render).collect(Collectors.joining());
    return CELL.matcher(text.substring(text.lastIndexOf("<table")))
        .results()
        .map((MatchResult cell) -> cell.group(1))
        .toList();
  }
}
