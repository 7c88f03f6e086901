package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;

/** Who beats whom: each site is compared with the next cheaper one. */
class OrderPartsTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final Pattern ROW =
      Pattern.compile(
          "<th scope=\"row\">([A-D])</th><td class=\"words\">([A-D])</td>"
              + "<td>([^<]+)</td><td>([^<]+)</td><td>([^<]+)</td>");

  /** Of five rounds, with which a difference of 0.0233 has p = 0.030 by Student's t. */
  private static final double[] SPREAD = {-0.02, -0.01, 0, 0.01, 0.02};

  private static final double BARELY = 0.0233;
  private static final double CLEARLY = 0.7;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c", "d"), SPREAD.length, 0);

  @Test
  void sitesStandInTheOrderOfTheirCostWithRatioAndInterval() {
    List<MatchResult> rows = order(CLEARLY, -2 * CLEARLY, CLEARLY / 2);

    // logarithms: a 0, b 0.7, c -0.7, d -0.35
    assertThat(rows)
        .extracting(row -> row.group(1) + row.group(2))
        .containsExactly("DC", "AD", "BA");
    assertThat(rows)
        .allSatisfy(row -> assertThat(row.group(3)).matches("[\\d.]+ \\([\\d.]+ to [\\d.]+\\)"));
    assertThat(rows.get(0).group(3)).startsWith("1.42 (");
    assertThat(rows).extracting(row -> row.group(5)).containsOnly("needs more, in this first look");
  }

  @Test
  void threeDifferencesThatAreBarelySignificantAreNotShown() {
    List<MatchResult> rows = order(BARELY, BARELY, BARELY);

    assertThat(rows).hasSize(3);
    assertThat(rows).extracting(row -> row.group(5)).containsOnly("not shown");
    assertThat(rows)
        .extracting(row -> Double.valueOf(row.group(4)))
        .allSatisfy(p -> assertThat(p).isBetween(0.08, 0.1));
  }

  @Test
  void oneDifferenceThatIsBarelySignificantIsShownBesideClearOnes() {
    List<MatchResult> rows = order(CLEARLY, BARELY, CLEARLY);

    assertThat(rows).hasSize(3).extracting(row -> row.group(5)).doesNotContain("not shown");
  }

  @Test
  void twoSitesNeedNoOrder() {
    BlockPlan two = SampleRuns.plan(List.of("a", "b"), SPREAD.length, 0);
    assertThat(parts(two, List.of()).shown()).isEmpty();
  }

  /** The rows of the bidding mix, for differences of the logarithm from each site to the next. */
  private List<MatchResult> order(double... differences) {
    List<Block> blocks = new ArrayList<>();
    for (int round = 1; round <= SPREAD.length; round++) {
      double log = 0;
      for (int site = 0; site < plan.sites().size(); site++) {
        log += site == 0 ? 0 : differences[site - 1] + SPREAD[round - 1];
        blocks.add(
            SampleRuns.block(
                blocks.size() + 1,
                1,
                round,
                plan.sites().get(site).name(),
                BIDDING,
                Math.exp(log)));
      }
    }
    String text =
        parts(plan, blocks).shown().stream().map(DomContent::render).collect(Collectors.joining());
    return ROW.matcher(text).results().toList();
  }

  private static OrderParts parts(BlockPlan plan, List<Block> blocks) {
    return new OrderParts(
        new BlockModel(
            SampleRuns.run(plan), List.of(SampleRuns.invocation(plan, 1)), blocks, Map.of()));
  }
}
