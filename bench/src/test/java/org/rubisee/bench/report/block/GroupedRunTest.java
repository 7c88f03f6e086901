package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;

/**
 * Sites a, b and c in one group, a, d and e in another, in which everything costs thrice as much.
 */
class GroupedRunTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final Map<String, Double> COSTS =
      Map.of("a", 1.0, "b", 2.0, "c", 4.0, "d", 3.0, "e", 8.0);
  private static final double[] SLOWNESS = {1, 3};
  private static final double[] SPREAD = {-0.02, 0.01, -0.01, 0.02, 0};

  private final BlockPlan plan = plan(1);

  @Test
  void aRatioToTheBaselineIsThatOfItsOwnGroup() {
    BlockModel model = model(plan, 1);
    assertThat(ratio(model, "a", "b").ratio()).isCloseTo(2, within(0.05));
    assertThat(ratio(model, "a", "d").ratio()).isCloseTo(3, within(0.05));
    assertThat(ratio(model, "d", "e").ratio()).isCloseTo(8.0 / 3, within(0.05));
    assertThat(model.comparisons().throughBaseline("d", "e")).isFalse();
    assertThat(ratio(model, "a", "d").rounds()).isEqualTo(SPREAD.length);
  }

  @Test
  void sitesOfDifferentGroupsAreComparedThroughTheBaseline() {
    BlockModel model = model(plan, 1);
    assertThat(model.comparisons().throughBaseline("c", "d")).isTrue();
    LogRatios through =
        model.comparisons().ratios(BIDDING, "d", "c", model::cpuMillis).orElseThrow();
    LogRatios cToBase =
        model.comparisons().ratios(BIDDING, "a", "c", model::cpuMillis).orElseThrow();
    LogRatios dToBase =
        model.comparisons().ratios(BIDDING, "a", "d", model::cpuMillis).orElseThrow();
    for (int round = 0; round < SPREAD.length; round++) {
      assertThat(through.invocation(0)[round])
          .isCloseTo(cToBase.invocation(0)[round] - dToBase.invocation(0)[round], within(1e-12));
    }
    assertThat(RatioInterval.of(through).ratio()).isCloseTo(4.0 / 3, within(0.05));
  }

  @Test
  void aComparisonThroughTheBaselineHoldsTheNoiseOfBothGroups() {
    BlockModel model = model(plan, 1);
    double through =
        model
            .comparisons()
            .ratios(BIDDING, "b", "d", model::cpuMillis)
            .orElseThrow()
            .mean()
            .standardError();
    double within =
        model
            .comparisons()
            .ratios(BIDDING, "a", "b", model::cpuMillis)
            .orElseThrow()
            .mean()
            .standardError();
    assertThat(through).isGreaterThan(1.2 * within);
  }

  @Test
  void withSeveralStartsTheyDecide() {
    BlockModel model = model(plan(3), 3);
    assertThat(model.starts()).isEqualTo(3);
    LogRatios through =
        model.comparisons().ratios(BIDDING, "b", "e", model::cpuMillis).orElseThrow();
    assertThat(through.invocations()).isEqualTo(3);
    assertThat(through.rounds()).isEqualTo(3 * SPREAD.length);
    assertThat(RatioInterval.of(through).ratio()).isCloseTo(4, within(0.1));
  }

  @Test
  void oneTableHasTheBaselineOfEachGroupAndEverySite() {
    Answer answer = new BlockAnswer(model(plan, 1)).answer();
    List<List<String>> rows = rows(answer, "bidding mix, saturated");
    assertThat(rows)
        .extracting(row -> row.get(0))
        .containsExactly("A, group 1", "A, group 2", "B", "D", "C", "E");
    assertThat(rows).extracting(row -> row.get(1)).startsWith("1", "1");
    assertThat(rows.get(0).get(2)).startsWith("1.0");
    assertThat(rows.get(1).get(2)).matches("(2\\.9|3\\.0).*");
    assertThat(rows.get(3).get(1)).matches("(2\\.9|3)\\S* \\(\\S+ to \\S+\\)");
    assertThat(answer.text())
        .contains("up in 2 groups, one after the other, each with A: B, C; D, E.")
        .contains("1 start of each group's servers, 5 saturated rounds each")
        .contains("for this start of the servers");
  }

  @Test
  void theOrderSaysWhichSitesWereNeverUpTogether() {
    BlockModel model = model(plan, 1);
    String text = text(new OrderParts(model).shown());
    // The order of the ratios, although d and e were slower than b and c in milliseconds.
    assertThat(text)
        .contains("B</th><td class=\"words\">A</td>")
        .contains("D</th><td class=\"words\">B, through A</td>")
        .contains("C</th><td class=\"words\">D, through A</td>")
        .contains("E</th><td class=\"words\">C, through A</td>")
        .contains("compared through A");
  }

  @Test
  void thePageShowsEachGroupsBaseline() {
    String page = new BlockReport(model(plan, 1)).report().rendered().html();
    assertThat(page)
        .contains("5 sites compared")
        .contains("A, group 1")
        .contains("A, group 2")
        .contains("Response times, bidding mix, saturated, group 2")
        .contains("The sites of a group were up at the same time")
        .doesNotContain("All sites were up at the same time");
  }

  @Test
  void whatIdleTiersTakeIsThatOfTheOwnGroup() {
    List<Invocation> invocations = new ArrayList<>(model(plan, 1).invocations());
    Map<Tier, Double> idle = Map.of(Tier.WEB, 0.1);
    invocations.replaceAll(start -> start.group() == 2 ? start.withIdle(Map.of("a", idle)) : start);
    BlockModel model = new BlockModel(SampleRuns.run(plan), invocations, blocks(plan, 1), Map.of());
    assertThat(model.measured("a", BIDDING))
        .extracting(model::idleMillisPerSecond)
        .containsExactly(0.0, 0.0, 0.0, 0.0, 0.0, 100.0, 100.0, 100.0, 100.0, 100.0);
  }

  @Test
  void groupsMayHaveDifferentNumbersOfRounds() {
    List<Invocation> invocations = new ArrayList<>(model(plan, 1).invocations());
    invocations.replaceAll(start -> start.group() == 2 ? start.of(3) : start);
    BlockModel model = new BlockModel(SampleRuns.run(plan), invocations, blocks(plan, 1), Map.of());
    assertThat(new BlockAnswer(model).answer().text()).contains("3 to 5 saturated rounds each");
    assertThat(new BlockReport(model).report().rendered().html()).contains("3 to 5 saturated and");
  }

  @Test
  void aRunThatWasInterruptedBeforeItsSecondGroupShowsTheFirst() {
    List<Block> first = blocks(plan, 1).stream().filter(block -> block.group() == 1).toList();
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan),
            List.of(SampleRuns.invocation(plan.groups().get(0), 1, 1)),
            first,
            Map.of());
    assertThat(rows(new BlockAnswer(model).answer(), "bidding mix, saturated"))
        .extracting(row -> row.get(1))
        .endsWith("not measured", "not measured");
    assertThat(model.starts()).isEqualTo(1);
    assertThat(model.allowsVerdicts()).isFalse();
    assertThat(new BlockReport(model).report().rendered().html()).contains("A, group 1");
  }

  private static List<List<String>> rows(Answer answer, String load) {
    return answer.estimates().loads().stream()
        .filter(known -> known.title().equals(load))
        .findFirst()
        .map(answer.estimates()::rows)
        .orElseThrow();
  }

  private static RatioInterval ratio(BlockModel model, String baseline, String rival) {
    return RatioInterval.of(
        model.comparisons().ratios(BIDDING, baseline, rival, model::cpuMillis).orElseThrow());
  }

  private static String text(List<DomContent> parts) {
    return parts.stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static BlockPlan plan(int invocations) {
    return SampleRuns.grouped(
        SampleRuns.plan(List.of("a", "b", "c", "d", "e"), SPREAD.length, 0), 3, invocations);
  }

  private static BlockModel model(BlockPlan plan, int starts) {
    List<Invocation> invocations = new ArrayList<>();
    for (int number = 1; number <= starts; number++) {
      for (int group = 1; group <= SLOWNESS.length; group++) {
        invocations.add(SampleRuns.invocation(plan.groups().get(group - 1), number, group));
      }
    }
    return new BlockModel(SampleRuns.run(plan), invocations, blocks(plan, starts), Map.of());
  }

  /** Each rival's noise is another rotation of the spread; the baseline has none. */
  private static List<Block> blocks(BlockPlan plan, int starts) {
    List<Block> blocks = new ArrayList<>();
    for (int number = 1; number <= starts; number++) {
      for (int group = 1; group <= SLOWNESS.length; group++) {
        for (int round = 1; round <= plan.rounds(); round++) {
          for (Configuration site : plan.groups().get(group - 1).sites()) {
            int shift = site.name().charAt(0) - 'a';
            double noise = shift == 0 ? 0 : SPREAD[(round - 1 + shift) % SPREAD.length];
            blocks.add(
                SampleRuns.in(
                    group,
                    SampleRuns.block(
                        blocks.size() + 1,
                        number,
                        round,
                        site.name(),
                        BIDDING,
                        SLOWNESS[group - 1] * COSTS.get(site.name()) * Math.exp(noise))));
          }
        }
      }
    }
    return blocks;
  }
}
