package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.warm.WarmBlock;
import org.rubisee.bench.stats.warm.WarmCriteria;
import org.rubisee.bench.stats.warm.WarmFinding;
import org.rubisee.bench.stats.warm.WarmState;
import org.rubisee.bench.stats.warm.WarmTest;
import org.rubisee.settings.Text;

/** Judges the warm-up of a site: each mix by itself, and the worst one decides. */
final class WarmthOfBlocks {

  private WarmthOfBlocks() {}

  /**
   * Judges.
   *
   * @param plan the criteria; the least number of interactions is that of all mixes together
   * @param blocks the site's blocks so far, in order
   * @param observedSeconds since the first of them began
   */
  static Warmth judge(WarmUpPlan plan, List<Block> blocks, double observedSeconds) {
    List<String> mixes = blocks.stream().map(block -> block.cell().mix()).distinct().toList();
    WarmCriteria criteria =
        new WarmCriteria(
            plan.compilerShare(),
            plan.margin(),
            plan.leastInteractions() / Math.max(1, mixes.size()));
    WarmState worst = mixes.isEmpty() ? WarmState.CANNOT_TELL : WarmState.WARM;
    List<String> missing = new ArrayList<>();
    for (String mix : mixes) {
      WarmTest test =
          WarmTest.of(
              blocks.stream()
                  .filter(block -> block.cell().mix().equals(mix))
                  .map(WarmthOfBlocks::seen)
                  .toList(),
              observedSeconds,
              criteria);
      worst = worst.and(test.state());
      test.findings().stream()
          .filter(finding -> finding.state() != WarmState.WARM)
          .map(finding -> mix + ": " + inWords(finding))
          .forEach(missing::add);
    }
    return new Warmth(
        worst,
        missing.isEmpty() ? "" : missing.stream().collect(Collectors.joining("; ")) + ".",
        blocks.stream().mapToLong(Block::issued).sum(),
        blocks.size(),
        compilerShare(blocks));
  }

  private static WarmBlock seen(Block block) {
    TierCpu servers = block.servers();
    return new WarmBlock(
        block.issued(),
        block.seconds(),
        block.medianMillis(),
        servers.seconds(),
        servers.compilerSeconds());
  }

  private static String inWords(WarmFinding finding) {
    String verdict = finding.state() == WarmState.NOT_WARM ? "is not met" : "cannot be told";
    return Text.of("\"%s\" %s (%s)", finding.criterion(), verdict, finding.measured());
  }

  private static double compilerShare(List<Block> blocks) {
    TierCpu last =
        blocks.stream()
            .skip(Math.max(0, blocks.size() - WarmTest.COMPILER_BLOCKS))
            .map(Block::servers)
            .reduce(TierCpu.NONE, TierCpu::plus);
    return last.seconds() > 0 ? last.compilerSeconds() / last.seconds() : 0;
  }
}
