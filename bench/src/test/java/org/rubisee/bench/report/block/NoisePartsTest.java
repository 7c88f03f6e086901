package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.variance.Component.Level;
import org.rubisee.bench.stats.variance.VarianceComponents;

class NoisePartsTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);
  private static final double OF_STARTS = 0.04;
  private static final double OF_ROUNDS = 0.2;
  private static final double OF_BLOCKS = 0.05;

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b", "c"), 8, 0);

  @Test
  void componentsAreThoseThatTheBlocksWereDrawnWith() {
    VarianceComponents found = variance(model(60, drawn(60)));
    assertThat(found.at(Level.SITE_IN_INVOCATION).deviation()).isCloseTo(OF_STARTS, within(0.01));
    assertThat(found.at(Level.ROUND).deviation()).isCloseTo(OF_ROUNDS, within(0.02));
    assertThat(found.at(Level.BLOCK).deviation()).isCloseTo(OF_BLOCKS, within(0.005));
  }

  @Test
  void aRoundWithoutOneOfTheSitesDoesNotCount() {
    List<Block> blocks = drawn(2);
    List<Block> shorter = new ArrayList<>(blocks);
    shorter.removeIf(block -> block.round() == 8);
    blocks.removeIf(block -> block.round() == 8 && block.site().equals("b"));
    assertThat(variance(model(2, blocks))).isEqualTo(variance(model(2, shorter)));
  }

  @Test
  void oneSiteHasNoComponents() {
    BlockPlan alone = SampleRuns.plan(List.of("a"), 4, 0);
    BlockModel model =
        new BlockModel(
            SampleRuns.run(alone),
            List.of(SampleRuns.invocation(alone, 1)),
            SampleRuns.blocks(alone, Map.of("a", 2.0), 0.05, 1),
            Map.of());
    assertThat(model.comparisons().variance(BIDDING, model::cpuMillis)).isEmpty();
    assertThat(new NoiseParts(model).plans()).isEmpty();
  }

  @Test
  void aSiteIsComparedWithItselfByPairsOfRounds() {
    List<Block> blocks = drawn(2);
    blocks.removeIf(block -> block.invocation() == 2 && block.round() == 3);
    BlockModel model = model(2, blocks);
    LogRatios ratios = model.comparisons().withItself(BIDDING, "a", model::cpuMillis).orElseThrow();
    assertThat(ratios.invocation(0)).hasSize(4);
    assertThat(ratios.invocation(1)).hasSize(3);
    double first = cpu(model, 1, 1);
    assertThat(ratios.invocation(0)[0]).isCloseTo(Math.log(cpu(model, 1, 2) / first), within(1e-9));
  }

  @Test
  void aStartThatDiffersDoesNotMakeASiteDifferFromItself() {
    BlockModel model = model(60, drawn(60));
    RatioInterval itself =
        RatioInterval.of(
            model.comparisons().withItself(BIDDING, "b", model::cpuMillis).orElseThrow());
    assertThat(itself.lower()).isLessThan(1);
    assertThat(itself.upper()).isGreaterThan(1);
  }

  @Test
  void aSiteBesideOthersIsComparedWithItselfAloneInNeighbouringBlocks() {
    List<Block> blocks = drawn(1);
    int number = blocks.size();
    // A drift of 10 % a block cancels in the order ABBA; the other sites cost 20 %.
    double drift = 1;
    for (Stage stage : List.of(Stage.BESIDE, Stage.ALONE, Stage.ALONE, Stage.BESIDE)) {
      double cpu = drift * (stage == Stage.BESIDE ? 1.2 : 1);
      blocks.add(SampleRuns.block(++number, 1, 0, stage, "a", BIDDING, cpu));
      drift *= 1.1;
    }
    BlockModel model = model(1, blocks);
    LogRatios ratios =
        model.comparisons().besideOverAlone(BIDDING, "a", model::cpuMillis).orElseThrow();
    assertThat(ratios.invocation(0)).hasSize(2);
    assertThat(Math.exp(ratios.mean().mean())).isCloseTo(1.2, within(1e-9));
    assertThat(model.comparisons().besideOverAlone(BIDDING, "b", model::cpuMillis)).isEmpty();
    assertThat(model.measured("a", BIDDING)).hasSize(plan.rounds());
    assertThat(new NoiseParts(model).shown().toString()).contains("with and without the others");
  }

  @ParameterizedTest
  @CsvSource({
    "1.01, 0.005, within 5 %",
    "1.2, 0.01, DIFFERS by more than 5 %",
    "0.8, 0.01, DIFFERS by more than 5 %",
    "1.04, 0.1, cannot be told",
    "1.2, 0.2, cannot be told"
  })
  void theVerdictIsThatOfTheInterval(double ratio, double deviation, String verdict) {
    double[] pairs = {
      Math.log(ratio) - deviation,
      Math.log(ratio) + deviation,
      Math.log(ratio) - deviation,
      Math.log(ratio) + deviation
    };
    assertThat(
            NoiseParts.verdict(Interval.of(RatioInterval.of(LogRatios.of(new double[][] {pairs})))))
        .isEqualTo(verdict);
  }

  @Test
  void theNumberOfInvocationsIsDerivedFromSeveralOnly() {
    // The ratio deviates by √2 of 4 % between starts and √2 of 5 % between blocks, so with 8 rounds
    // by 6.2 % of an invocation; 5 % at 90 % power takes 15 of them.
    assertThat(new NoiseParts(model(60, drawn(60))).plans())
        .last()
        .asString()
        .containsPattern("bidding mix takes 1[3-7] invocations of 8 rounds, or 1\\d invocations");
    assertThat(new NoiseParts(model(1, drawn(1))).plans())
        .last()
        .asString()
        .containsPattern("takes \\d+ rounds of one invocation.*at least two invocations");
  }

  private static double cpu(BlockModel model, int invocation, int round) {
    return model.measured("a", BIDDING).stream()
        .filter(block -> block.invocation() == invocation && block.round() == round)
        .mapToDouble(model::cpuMillis)
        .findFirst()
        .orElseThrow();
  }

  private static VarianceComponents variance(BlockModel model) {
    return model.comparisons().variance(BIDDING, model::cpuMillis).orElseThrow();
  }

  private BlockModel model(int invocations, List<Block> blocks) {
    return new BlockModel(
        SampleRuns.run(plan),
        IntStream.rangeClosed(1, invocations)
            .mapToObj(number -> SampleRuns.invocation(plan, number))
            .toList(),
        blocks,
        Map.of());
  }

  private List<Block> drawn(int invocations) {
    Random random = new Random(11);
    List<Block> blocks = new ArrayList<>();
    for (int invocation = 1; invocation <= invocations; invocation++) {
      double[] starts =
          plan.sites().stream().mapToDouble(site -> OF_STARTS * random.nextGaussian()).toArray();
      for (int round = 1; round <= plan.rounds(); round++) {
        for (String mix : plan.mixes()) {
          double common = OF_ROUNDS * random.nextGaussian();
          for (Configuration site : plan.sites()) {
            double log =
                starts[plan.sites().indexOf(site)] + common + OF_BLOCKS * random.nextGaussian();
            blocks.add(
                SampleRuns.block(
                    blocks.size() + 1,
                    invocation,
                    round,
                    site.name(),
                    new Cell(mix, LoadKind.SATURATED),
                    3 * Math.exp(log)));
          }
        }
      }
    }
    return blocks;
  }
}
