package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.Configuration;

/** Sites that do not fit on a machine together are measured in groups. */
class BlockPlanTest {

  @ParameterizedTest
  @CsvSource({
    "abcdef, abcdef",
    "abcdefg, abcd aefg",
    "abcdefgh, abcd aefgh",
    "abcdefghijk, abcdef aghijk",
    "abcdefghijkl, abcd aefgh aijkl"
  })
  void eachGroupHasTheBaselineAndAtMostSixSites(String sites, String groups) {
    assertThat(names(plan(sites, 6))).isEqualTo(List.of(groups.split(" ")));
  }

  @Test
  void theBaselineIsInEachGroupWhereverItStands() {
    BlockPlan first = plan("abcd", 3);
    BlockPlan plan =
        new BlockPlan(
            first.command(),
            first.sites(),
            "c",
            3,
            first.mixes(),
            first.sizes(),
            first.rounds(),
            first.pacedRounds(),
            first.invocations(),
            first.warmUp(),
            first.budgetSeconds(),
            first.seed(),
            first.forConclusions(),
            first.curve());
    assertThat(names(plan)).containsExactly("ac", "bcd");
    assertThat(plan.groups()).extracting(BlockPlan::baseline).containsOnly("c");
  }

  @Test
  void aPlanFromBeforeThereWereGroupsKeepsItsSitesTogether() {
    BlockPlan plan = plan("abcdefgh", 0);
    assertThat(plan.groups()).containsExactly(plan);
  }

  @Test
  void aGroupIsNotSplitAgain() {
    assertThat(plan("abcdefgh", 6).groups())
        .allSatisfy(group -> assertThat(group.groups()).containsExactly(group));
  }

  @Test
  void groupsShareTheBudgetByTheirSites() {
    List<BlockPlan> groups = plan("abcdefgh", 6).within(900).groups();
    assertThat(groups.get(0).budgetSeconds()).isCloseTo(400, within(1e-9));
    assertThat(groups.get(1).budgetSeconds()).isCloseTo(500, within(1e-9));
  }

  @Test
  void theBaselineIsMeasuredInEachGroup() {
    assertThat(plan("abcdefgh", 6).measuredBlocks()).isEqualTo(9 * 2 * (3 + 1));
    assertThat(plan("abcdef", 6).measuredBlocks()).isEqualTo(6 * 2 * (3 + 1));
  }

  @Test
  void aCurveTakesThePlaceOfSaturatedAndPacedBlocks() {
    BlockPlan plan = SampleRuns.curve(List.of("a", "b"), List.of(400, 100, 200));
    assertThat(plan.curve().clients()).containsExactly(100, 200, 400);
    // 3 invocations of 12 rounds, 2 sites, 2 mixes and 3 points
    assertThat(plan.measuredBlocks()).isEqualTo(3 * 12 * 2 * 2 * 3);
    assertThat(plan.capacityLoads()).isEmpty();
    assertThat(plan.capacityRounds()).isZero();
    assertThat(plan.alonePairs()).isZero();
  }

  @Test
  void customersForgetThatTheirSessionsBeganAtHome() {
    BlockPlan few = SampleRuns.conclusions(List.of("a", "b"));
    assertThat(few.customers("a", "bidding")).isEqualTo(64);
    assertThat(few.blocksAfterRestore(64)).isEqualTo(1);
    // 8 interactions of 600 customers are 4,800, blocks of 2,000
    BlockPlan many = SampleRuns.curve(List.of("a", "b"), List.of(100, 600));
    assertThat(many.customers("a", "bidding")).isEqualTo(600);
    assertThat(many.blocksAfterRestore(600)).isEqualTo(3);
  }

  @Test
  void eachGroupHasTheCurve() {
    BlockPlan plan =
        SampleRuns.grouped(SampleRuns.curve(List.of("a", "b", "c"), List.of(100)), 2, 3);
    assertThat(plan.groups()).hasSize(2).extracting(BlockPlan::curve).containsOnly(plan.curve());
  }

  @Test
  void sitesOfASearchShareTheCustomersOfOneEmulator() {
    assertThat(SampleRuns.searchedCurve(List.of("a")).searchLimit()).isEqualTo(9_000);
    BlockPlan plan = SampleRuns.searchedCurve(List.of("a", "b", "c"));
    assertThat(plan.searchLimit()).isEqualTo(3_000);
    assertThat(SampleRuns.grouped(plan, 2, 3).searchLimit()).isEqualTo(4_500);
    assertThat(plan.needsSearch()).isTrue();
    assertThat(plan.customers("a", "bidding")).isEqualTo(64);
    assertThat(plan.mostCustomers("a", "bidding")).isEqualTo(3_000);
    assertThat(SampleRuns.curve(List.of("a"), List.of(100)).needsSearch()).isFalse();
  }

  @Test
  void eachSiteHasTheBlocksOfItsOwnPoints() {
    BlockPlan plan = SampleRuns.searchedCurve(List.of("a", "b"));
    CurvePlan curve = plan.curve();
    for (String mix : plan.mixes()) {
      curve = curve.with(new SearchedCurve("a", mix, List.of(100, 200, 400), 200, 150));
      curve = curve.with(new SearchedCurve("b", mix, List.of(25), 25, 25));
    }
    BlockPlan found = plan.along(curve);
    assertThat(found.needsSearch()).isFalse();
    assertThat(found.measuredBlocks()).isEqualTo(3 * 12 * 2 * (3 + 1));
    assertThat(found.customers("a", "bidding")).isEqualTo(400);
    assertThat(found.customers("b", "bidding")).isEqualTo(64);
  }

  @Test
  void oneSiteAloneIsNoComparison() {
    assertThatThrownBy(() -> plan("ab", 1)).hasMessageContaining("At least 2 sites");
  }

  private static BlockPlan plan(String sites, int together) {
    return SampleRuns.grouped(SampleRuns.plan(List.of(sites.split("")), 3, 1), together, 1);
  }

  private static List<String> names(BlockPlan plan) {
    return plan.groups().stream()
        .map(group -> group.sites().stream().map(Configuration::name).reduce("", String::concat))
        .toList();
  }
}
