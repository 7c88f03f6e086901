package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.capacity.Capacity;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.measurement.LatencyHistogram;

class BlockModelTest {

  private static final Cell BIDDING = new Cell("bidding", LoadKind.SATURATED);

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 8, 0);
  private final Map<String, Double> costs = Map.of("a", 2.0, "b", 5.0);

  @Test
  void aRatioIsThatOfTheBlocksOfTheSameRound() {
    BlockModel model = model(SampleRuns.blocks(plan, costs, 0.05, 1), List.of());
    RatioInterval ratio = RatioInterval.of(ratios(model));
    assertThat(ratio.ratio()).isCloseTo(2.5, within(0.2));
    assertThat(ratio.lower()).isLessThan(ratio.ratio());
    assertThat(ratio.rounds()).isEqualTo(8);
  }

  @Test
  void aRoundWithoutOneOfTheSitesIsLeftOut() {
    List<Block> blocks = new ArrayList<>(SampleRuns.blocks(plan, costs, 0, 1));
    blocks.removeIf(block -> block.round() == 8 && block.site().equals("b"));
    assertThat(ratios(model(blocks, List.of())).rounds()).isEqualTo(7);
  }

  @Test
  void twoBlocksOfASiteInARoundCountAsOne() {
    List<Block> blocks = new ArrayList<>(SampleRuns.blocks(plan, costs, 0, 1));
    blocks.add(SampleRuns.block(900, 1, 1, "b", BIDDING, 20));
    LogRatios ratios = ratios(model(blocks, List.of()));
    assertThat(ratios.rounds()).isEqualTo(8);
    // The geometric mean of 5 and 20 is 10.
    assertThat(Math.exp(ratios.invocation(0)[0])).isCloseTo(5, within(1e-9));
    assertThat(Math.exp(ratios.invocation(0)[1])).isCloseTo(2.5, within(1e-9));
  }

  @Test
  void theCapacityIsThatOfThePlateauOverStartsOfTheServers() {
    BlockPlan whole = SampleRuns.conclusions(List.of("a", "b"));
    List<Block> blocks = new ArrayList<>();
    for (int invocation = 1; invocation <= 3; invocation++) {
      for (int load : whole.capacityLoads()) {
        for (int round = 1; round <= 2; round++) {
          blocks.add(SampleRuns.capacityBlock(blocks.size() + 1, invocation, round, "a", load));
        }
      }
    }
    BlockModel model =
        new BlockModel(
            SampleRuns.run(whole),
            List.of(
                SampleRuns.invocation(whole, 1),
                SampleRuns.invocation(whole, 2),
                SampleRuns.invocation(whole, 3)),
            blocks,
            Map.of());
    Capacity capacity = model.capacity("a", "bidding").orElseThrow();
    assertThat(capacity.throughput().count()).isEqualTo(3);
    assertThat(capacity.throughput().mean()).isCloseTo(250, within(1e-9));
    assertThat(capacity.shape()).isEqualTo(Capacity.Shape.PLATEAU);
    assertThat(model.capacity("b", "bidding")).isEmpty();
    assertThat(new CapacityParts(model).shown().toString()).contains("250 (250 to 250)");
    assertThat(model.measured("a", BIDDING)).isEmpty();
  }

  @Test
  void whatTiersTakeWhenIdleIsSubtracted() {
    Invocation idle =
        SampleRuns.invocation(plan, 1).withIdle(Map.of("a", Map.of(Tier.WEB, 0.1, Tier.DB, 0.025)));
    BlockModel model = model(SampleRuns.blocks(plan, costs, 0, 1), List.of(idle));
    Block block = model.measured("a", BIDDING).get(0);
    // 4 s of 0.1 and 0.025 CPU over 1000 interactions are 0.4 and 0.1 ms.
    assertThat(model.cpuMillis(block)).isCloseTo(1.5, within(1e-9));
    assertThat(model.cpuMillis(block, Tier.WEB)).isCloseTo(0.8, within(1e-9));
    assertThat(model.idleMillisPerSecond(block)).isCloseTo(125, within(1e-9));
  }

  @Test
  void requestsWithoutAnAnswerAreInfinite() {
    Histogram millis = new Histogram(3);
    for (int i = 1; i <= 1_000; i++) {
      millis.recordValue(1_000L * i);
    }
    LatencyHistogram answered = LatencyHistogram.ofMicros(millis);
    ResponseTimes some = new ResponseTimes(answered, 1_250);
    assertThat(some.millisAt(40).orElseThrow()).isCloseTo(500, within(1.0));
    assertThat(some.millisAt(80).orElseThrow()).isCloseTo(1_000, within(1.0));
    assertThat(some.millisAt(81)).hasValue(Double.POSITIVE_INFINITY);
  }

  @Test
  void p99NeedsAThousandRequests() {
    Histogram few = new Histogram(3);
    few.recordValueWithCount(5_000, 999);
    ResponseTimes times = new ResponseTimes(LatencyHistogram.ofMicros(few), 999);
    assertThat(times.millisAt(99)).isEmpty();
    assertThat(times.millisAt(95)).isPresent();
  }

  private static LogRatios ratios(BlockModel model) {
    return model.comparisons().ratios(BIDDING, "a", "b", model::cpuMillis).orElseThrow();
  }

  private BlockModel model(List<Block> blocks, List<Invocation> invocations) {
    return new BlockModel(
        SampleRuns.run(plan),
        invocations.isEmpty() ? List.of(SampleRuns.invocation(plan, 1)) : invocations,
        blocks,
        Map.of());
  }
}
