package org.rubisee.bench.report.block;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.measurement.Measurement;

/** Reports of runs in blocks that tests make up. */
public final class SampleBlocks {

  private static final int STARTS = 3;
  private static final double NOISE = 0.03;

  private SampleBlocks() {}

  /** Three starts of three sites. */
  public static Report ratios() {
    return new BlockReport(model(Map.of("a", 1.0, "b", 2.0, "c", 17.0))).report();
  }

  /** Two builds. */
  public static Report duel() {
    BlockModel model = model(Map.of("a", 1.0, "b", 1.01));
    return new BlockReport(model)
        .report()
        .beginningWith(
            DuelReport.of(model, "a: NEW b against BASE a", 0.03).orElseThrow().section());
  }

  /** Two sites at two numbers of clients, of which one fails. */
  public static Report curve() {
    return new BlockReport(
            SampleCurves.failing(SampleRuns.curve(List.of("a", "b"), List.of(100, 400))))
        .report();
  }

  private static BlockModel model(Map<String, Double> costs) {
    BlockPlan plan = SampleRuns.conclusions(costs.keySet().stream().sorted().toList());
    List<Block> blocks = SampleRuns.blocks(plan, costs, NOISE, 5);
    Map<Integer, Measurement> clients = new HashMap<>();
    for (Block block : blocks) {
      clients.put(block.number(), SampleCurves.measured(8, 2_000, 20, 20));
    }
    return new BlockModel(
        SampleRuns.run(plan),
        IntStream.rangeClosed(1, STARTS).mapToObj(n -> SampleRuns.invocation(plan, n)).toList(),
        blocks,
        clients);
  }
}
