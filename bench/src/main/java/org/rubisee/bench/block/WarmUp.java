package org.rubisee.bench.block;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.block.Warmth;

/**
 * Warms the sites of an invocation up: saturated blocks, mixes alternating, until every site is
 * warm or the limit is reached. A site that is warm is left alone; the others go on. Every site
 * gets a block of each mix, whatever the limit.
 */
final class WarmUp {

  private static final double NANOS_PER_SECOND = 1e9;

  private final BlockPlan plan;
  private final int invocation;
  private final BlockRunner runner;
  private final Terminal terminal;
  private final Map<String, List<Block>> blocks = new LinkedHashMap<>();
  private final Map<String, Long> firstBlockNanos = new HashMap<>();

  WarmUp(BlockPlan plan, int invocation, BlockRunner runner, Terminal terminal) {
    this.plan = plan;
    this.invocation = invocation;
    this.runner = runner;
    this.terminal = terminal;
    plan.sites().forEach(site -> blocks.put(site.name(), new ArrayList<>()));
  }

  /**
   * Warms up.
   *
   * @return how warm each site is
   */
  Map<String, Warmth> run() throws IOException, InterruptedException {
    long begin = System.nanoTime();
    Random order = new Random(plan.seed() + invocation);
    Map<String, Warmth> warmth = judged();
    boolean isFirst = true;
    boolean isInTime = true;
    while (isInTime && !isWarm(warmth)) {
      List<String> cold = new ArrayList<>(coldOf(warmth));
      Collections.shuffle(cold, order);
      for (String site : cold) {
        for (String mix : plan.mixes()) {
          if (isInTime || isFirst) {
            tell(begin, warmth, site);
            add(site, mix);
            isInTime =
                (System.nanoTime() - begin) / NANOS_PER_SECOND < plan.warmUp().limitSeconds();
          }
        }
      }
      isFirst = false;
      warmth = judged();
    }
    return warmth;
  }

  private void add(String site, String mix) throws IOException, InterruptedException {
    firstBlockNanos.putIfAbsent(site, System.nanoTime());
    blocks
        .get(site)
        .add(
            runner.run(
                new BlockRunner.Request(
                    invocation,
                    0,
                    Stage.WARM_UP,
                    new BlockOrder.Place(site, new Cell(mix, LoadKind.SATURATED)),
                    0,
                    plan.sizes().busy())));
  }

  private Map<String, Warmth> judged() {
    Map<String, Warmth> judged = new LinkedHashMap<>();
    blocks.forEach(
        (site, own) ->
            judged.put(site, WarmthOfBlocks.judge(plan.warmUp(), own, observedSeconds(site))));
    return judged;
  }

  private double observedSeconds(String site) {
    long now = System.nanoTime();
    return (now - firstBlockNanos.getOrDefault(site, now)) / NANOS_PER_SECOND;
  }

  private static boolean isWarm(Map<String, Warmth> warmth) {
    return coldOf(warmth).isEmpty();
  }

  private static List<String> coldOf(Map<String, Warmth> warmth) {
    return warmth.entrySet().stream()
        .filter(site -> site.getValue().verdict() != Warmth.Verdict.WARM)
        .map(Map.Entry::getKey)
        .toList();
  }

  private void tell(long begin, Map<String, Warmth> warmth, String site) {
    terminal.progress(
        "Warm-up: %.0f of at most %.0f s, %d of %d sites warm, now %s"
            .formatted(
                (System.nanoTime() - begin) / NANOS_PER_SECOND,
                plan.warmUp().limitSeconds(),
                warmth.size() - coldOf(warmth).size(),
                warmth.size(),
                site));
  }
}
