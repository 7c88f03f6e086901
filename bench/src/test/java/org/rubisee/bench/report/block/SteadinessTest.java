package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.stats.warm.WarmState;

/** Three starts of two sites, twelve rounds each. */
class SteadinessTest {

  private static final double NOISE = 0.03;

  private final BlockPlan plan = SampleRuns.conclusions(List.of("a", "b"));

  @Test
  void verdictsMayBeDrawnWhenAllSitesAreWarmAndSteady() {
    BlockModel model = model(WarmState.WARM, 1, NOISE);

    assertThat(model.allowsVerdicts()).isTrue();
    assertThat(new Steadiness(model).badge()).isEmpty();
    assertThat(new Steadiness(model).limits()).isEmpty();
  }

  @Test
  void aSiteThatIsNotWarmInOneStartBarsVerdicts() {
    BlockModel model = model(WarmState.NOT_WARM, 1, NOISE);

    assertThat(model.allowsVerdicts()).isFalse();
    assertThat(new Steadiness(model).badge()).hasValue("not warm");
    assertThat(new Steadiness(model).limits())
        .first()
        .isEqualTo(
            new Limit("Not warm: b (JIT compilation at most 50.0 % of the CPU time).", "warm-up"));
  }

  @Test
  void whereWarmthCannotBeToldTheResultSaysSoAndHowFarTheSitesChanged() {
    BlockModel model = model(WarmState.CANNOT_TELL, 1, NOISE);

    assertThat(model.allowsVerdicts()).isTrue();
    assertThat(new Steadiness(model).badge()).hasValue("warmth cannot be told");
    assertThat(new Steadiness(model).limits())
        .extracting(Limit::text)
        .containsExactly(
            "Whether they were warm cannot be told: b (JIT compilation at most 50.0 % of the CPU"
                + " time).",
            "While they were measured, CPU per interaction of no site changed by more than "
                + largestEnd(model)
                + " (95 % intervals).");
  }

  @Test
  void aSiteThatChangesWhileItIsMeasuredBarsVerdicts() {
    BlockModel model = model(WarmState.WARM, 1.15, NOISE);

    assertThat(model.driftingSites()).containsExactly("b");
    assertThat(model.allowsVerdicts()).isFalse();
    assertThat(change(model, "b", "bidding").value()).isBetween(1.12, 1.18);
    assertThat(new Steadiness(model).limits())
        .containsExactly(
            new Limit("Changed by more than 5 % while they were measured: b.", "steady"));
  }

  @Test
  void aChangeThatIsLostInNoiseIsNotShown() {
    BlockModel model = model(WarmState.WARM, 1.06, 0.2);

    assertThat(model.driftingSites()).isEmpty();
    assertThat(table(model)).contains("cannot be told");
  }

  @Test
  void theTableHasTheShareOfCompilersInTheMeasuredBlocks() {
    // sample blocks: 0.01 s of the 1 s that 1,000 interactions of one millisecond take
    assertThat(table(model(WarmState.WARM, 1, 0)))
        .contains("<td>1.00 (1.00 to 1.00)</td>", "1.00 %", "within 5 %");
  }

  private static String table(BlockModel model) {
    return new Steadiness(model)
        .shown().stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static Interval change(BlockModel model, String site, String mix) {
    return new Steadiness(model)
        .changes().stream()
            .filter(
                change ->
                    change.spot().site().name().equals(site) && change.spot().mix().equals(mix))
            .flatMap(change -> change.ratio().stream())
            .findFirst()
            .orElseThrow();
  }

  private static String largestEnd(BlockModel model) {
    return Numbers.percent(
        new Steadiness(model)
            .changes().stream()
                .flatMap(change -> change.ratio().stream())
                .mapToDouble(ratio -> Math.max(ratio.high() - 1, 1 - ratio.low()))
                .max()
                .orElseThrow());
  }

  /**
   * A run.
   *
   * @param second how warm b is in the second start
   * @param growth of b from the earlier to the later half of its rounds
   */
  private BlockModel model(WarmState second, double growth, double deviation) {
    List<Invocation> starts = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    Random random = new Random(3);
    for (int start = 1; start <= plan.invocations(); start++) {
      Map<String, Warmth> warmth = new TreeMap<>(SampleRuns.invocation(plan, start).warmth());
      if (start == 2 && second != WarmState.WARM) {
        warmth.put("b", new Warmth(second, "made up.", 100, 1, 0.5));
      }
      starts.add(SampleRuns.invocation(plan, start).warmedUp(warmth, 25));
      for (int round = 1; round <= plan.rounds(); round++) {
        for (String mix : plan.mixes()) {
          for (Configuration site : plan.sites()) {
            boolean grows = site.name().equals("b") && round > plan.rounds() / 2;
            blocks.add(
                SampleRuns.block(
                    blocks.size() + 1,
                    start,
                    round,
                    site.name(),
                    new Cell(mix, LoadKind.SATURATED),
                    (grows ? growth : 1) * Math.exp(deviation * random.nextGaussian())));
          }
        }
      }
    }
    return new BlockModel(SampleRuns.run(plan), starts, blocks, Map.of());
  }
}
